import { lte, sql, type SQL } from 'drizzle-orm'
import {
  lagRanges,
  newestValuations,
  type LossAnalysis,
  type LossGroup,
  type LossSums,
} from '@captive/api-client/contract'

import type { Transaction } from '../../../database/database.ts'
import type { Scope } from '../../../database/scope.ts'
import { claims, totalIncurred } from '../../../database/tables/claims.ts'
import { claimConditions, driverName, hourOfLoss, vehicleName } from '../register/claim-conditions.ts'
import { daysToReport } from '../register/claim-sums.ts'
import { lossSums } from './loss-sums.ts'
import { sumTerms } from './sum-terms.ts'

/** The most causes, states, drivers or vehicles in an analysis. */
const maxGroups = 50

/** The keys by which claims are grouped, in addition to the policy. A claim without a report date has no report lag. */
const keys = {
  cause: sql<string>`${claims.LossType}`,
  state: sql<string>`${claims.StateCode}`,
  driver: driverName,
  vehicle: vehicleName,
  hour: hourOfLoss,
  lag: lagRange(),
  source: sql<string>`${claims.SourceNm}`,
}
type Key = keyof typeof keys
const names = Object.keys(keys) as Key[]

/** Counts and adds up claims by each key and in total. The database reads the claims only twice for all groups. */
export async function analyzeLosses(
  tx: Transaction,
  scope: Scope,
  which: { ClientId?: number; ProgramsRecId?: number },
): Promise<LossAnalysis> {
  const condition = await claimConditions(tx, scope, which)
  const rows = await selectGroups(tx, condition)
  const rowsOfKey = (key: Key) => rows.filter((row) => row.Key === key)
  const groups = (key: Key) => rowsOfKey(key).map(toGroup)
  const lags: readonly string[] = [...lagRanges.map(({ name }) => name), '']
  return {
    Total: toSums(rows.find((row) => row.Key === 'all')!),
    ...(await sumTerms(tx, condition)),
    Causes: groups('cause'),
    States: groups('state'),
    Drivers: groups('driver'),
    Vehicles: groups('vehicle'),
    Hours: groups('hour').toSorted((one, other) => hourOrder(one) - hourOrder(other)),
    Lags: groups('lag').toSorted((one, other) => lags.indexOf(one.Value) - lags.indexOf(other.Value)),
    Valuations: newestValuations([
      { Valuations: rowsOfKey('source').map(({ Value, Valued }) => ({ Source: Value, ValuationDate: Valued! })) },
    ]),
  }
}

async function selectGroups(tx: Transaction, condition: SQL | undefined) {
  const columnList = sql.join(
    names.map((name) => keys[name]),
    sql`, `,
  )
  const sets = sql.join(
    names.map((name) => sql`(${keys[name]})`),
    sql`, `,
  )
  const groups = tx
    .select({
      Key: keyOf().as('key'),
      Value: sql<string>`coalesce(${columnList}, '')`.as('value'),
      ...lossSums,
      Valued: sql<string | null>`max(${claims.ValuationDate})::text`.as('valued'),
      Place: sql<number>`row_number() over (
        partition by grouping(${columnList}) order by sum(${totalIncurred}) desc, coalesce(${columnList}, ''))`.as(
        'place',
      ),
    })
    .from(claims)
    .where(condition)
    .groupBy(sql`grouping sets (${sets}, ())`)
    .as('groups')
  return tx.select().from(groups).where(lte(groups.Place, maxGroups)).orderBy(groups.Key, groups.Place)
}

/** The name of the key by which a row is grouped; `all` for the row of all claims. */
function keyOf() {
  const cases = names.map((name) => sql`when grouping(${keys[name]}) = 0 then ${sql.raw(`'${name}'`)}`)
  return sql<Key | 'all'>`case ${sql.join(cases, sql` `)} else 'all' end`
}

/**
 * The range of a claim's report lag in days. The numbers are literals, so that the expression is identical in each
 * clause.
 */
function lagRange(): SQL<string> {
  const cases = lagRanges.map((range) =>
    'most' in range
      ? sql`when ${daysToReport} <= ${sql.raw(String(range.most))} then ${sql.raw(`'${range.name}'`)}`
      : sql`when ${daysToReport} is not null then ${sql.raw(`'${range.name}'`)}`,
  )
  return sql<string>`case ${sql.join(cases, sql` `)} end`
}

/** The hour of a group. An unknown hour comes last. */
const hourOrder = ({ Value }: LossGroup) => (Value === '' ? 24 : Number(Value))

type Row = Awaited<ReturnType<typeof selectGroups>>[number]

const toSums = ({ Key: _, Value: __, Valued: ___, Place: ____, ...sums }: Row): LossSums => sums
const toGroup = (row: Row): LossGroup => ({ Value: row.Value, ...toSums(row) })
