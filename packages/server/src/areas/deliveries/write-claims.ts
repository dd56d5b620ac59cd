import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CheckedClaim } from '@captive/delivery'

import type { Transaction } from '../../database/database.ts'
import { claims } from '../../database/tables/claims.ts'

const { RecId: _, LitigationManagerNm: __, ...brought } = getTableColumns(claims)

/** The columns of a claim that a delivery contains, by property name. */
const columns = Object.entries<PgColumn>(brought)

const names = columns.map(([, { name }]) => name)
const columnsOf = (alias: string): SQL => sql.raw(names.map((name) => `${alias}."${name}"`).join(', '))
const differs = sql`(${columnsOf('claims')}) is distinct from (${columnsOf('brought')})`
const valued =
  'client_id, valuation_date, status_code, recovery, loss_reserve, loss_paid, expense_reserve, expense_paid'
const valuedColumns = sql.raw(`claims_rec_id, ${valued}, delivery_id`)
const valuationOf = (alias: string, deliveryId: number): SQL =>
  sql`${sql.raw(['rec_id', ...valued.split(', ')].map((name) => `${alias}.${name}`).join(', '))}, ${deliveryId}::integer`

/**
 * Writes accepted claims of a delivery and their valuations, and records their earlier state, in one statement. It
 * looks up claims by a list of numbers, so that the query plan stays fast while the table grows. Skips unchanged
 * claims, so applying a file again is idempotent. The caller holds the lock of deliveries, and has executed
 * `prepareWriting`.
 */
export async function writeClaims(
  tx: Transaction,
  deliveryId: number,
  checked: readonly CheckedClaim[],
): Promise<void> {
  const rows = checked.filter(mayDiffer).map(toRow)
  if (rows.length === 0) return
  await tx.execute(sql`
    with brought as materialized (
      select * from json_populate_recordset(null::claims, ${JSON.stringify(rows)}::json)
    ), found as materialized (
      select * from claims where claim_number = any(array(select claim_number from brought))
    ), existing as materialized (${existing}),
    added as (${addNew}), changed as (${changeExisting}),
    recorded as (${recordEarlier(deliveryId)}), completed as (${keepEarlierValuations(deliveryId)})
    ${valueWritten(deliveryId)}`)
}

/** The rows of the brought claims before the delivery, and whether the delivery changes them. */
const existing = sql`
  select claims.*, brought.valuation_date valued_on, ${differs} differs
  from found claims join brought using (claim_number)`

/** Inserts the brought claims that do not exist yet. */
const addNew = sql`
  insert into claims (rec_id, ${sql.raw(names.map((name) => `"${name}"`).join(', '))})
  select nextval('claim_ids'), ${columnsOf('brought')} from brought
  where claim_number not in (select claim_number from existing)
  returning *`

const changeExisting = sql`
  update claims set ${sql.raw(names.map((name) => `"${name}" = brought."${name}"`).join(', '))}
  from existing join brought using (claim_number) where claims.rec_id = existing.rec_id and differs
  returning claims.*`

/** Records the earlier state of changed claims and of their valuations, so that the delivery can be taken back. */
const recordEarlier = (deliveryId: number): SQL => sql`
  insert into delivery_changes (delivery_id, claims_rec_id, before, valuation_before)
  select ${deliveryId}::integer, existing.rec_id, to_jsonb(existing) - 'valued_on' - 'differs' - 'search_text',
    to_jsonb(claim_valuations)
  from existing left join claim_valuations
    on claim_valuations.claims_rec_id = existing.rec_id and claim_valuations.valuation_date = existing.valued_on
  where differs
  union all select ${deliveryId}::integer, rec_id, null, null from added`

/** Adds the earlier state of changed claims as a valuation, if they have none of that day yet. */
const keepEarlierValuations = (deliveryId: number): SQL => sql`
  insert into claim_valuations (${valuedColumns})
  select ${valuationOf('existing', deliveryId)} from existing where differs and valuation_date <> valued_on
  on conflict do nothing`

/** Adds or replaces the valuations of the written claims. */
const valueWritten = (deliveryId: number): SQL => sql`
  insert into claim_valuations (${valuedColumns})
  select ${valuationOf('written', deliveryId)} from (select * from changed union all select * from added) written
  on conflict (claims_rec_id, valuation_date) do update set
    ${sql.raw([...valued.split(', '), 'delivery_id'].map((name) => `${name} = excluded.${name}`).join(', '))}`

/**
 * Prepares the transaction that writes claims. New claims get ids above those of demo data and loaded programs. The
 * index of search words buffers 32 MB of new words, which takes a third less time than 4 MB.
 */
export const prepareWriting = sql`
  select setval('claim_ids', greatest(nextval('claim_ids'), (select max(rec_id) from claims))),
    set_config('gin_pending_list_limit', '32MB', true), set_config('work_mem', '32MB', true)`

/** Whether a claim must be compared with its row. The verdict ignores the valuation date and the source. */
const mayDiffer = ({ verdict, claim, before }: CheckedClaim): boolean =>
  verdict !== 'unchanged' ||
  before === null ||
  before.ValuationDate !== claim.ValuationDate ||
  before.SourceNm !== claim.SourceNm

/** The row of a claim. A blank becomes an empty string or zero if the column is not nullable. */
function toRow({ claim, companyId, policyId }: CheckedClaim): Record<string, unknown> {
  const values: Partial<Record<string, unknown>> = { ...claim, ClientId: companyId, PolicyId: policyId }
  return Object.fromEntries(columns.map(([property, column]) => [column.name, values[property] ?? blankOf(column)]))
}

const blankOf = ({ notNull, dataType }: PgColumn) => (notNull ? (dataType === 'number' ? 0 : '') : null)
