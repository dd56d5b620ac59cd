import { and, eq, getTableName, inArray, max, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { columnOf, comparable, type ExistingDataForRecords, type ExistingRecord, type Value } from '@captive/delivery'

import type { Transaction } from '../../../database/database.ts'
import { deliveries, sourceRecords } from '../../../database/tables/deliveries.ts'
import { documentTypes, membershipTypes, programs } from '../../../database/tables/reference.ts'
import type { InTransaction } from '../../../database/in-transaction.ts'
import { filledColumns, primaryKeyOf, recordIdOf, columnsOf, type RecordBinding } from './binding.ts'
import { findReferencedRows } from './find-referenced-rows.ts'
import { readCompanyNames, readPolicyNames } from '../names/existing-names.ts'
import { fromColumn } from './to-column.ts'

/** Reads the records to which a delivery is compared. */
export async function readExistingRecords(
  inTransaction: InTransaction,
  binding: RecordBinding,
): Promise<ExistingDataForRecords> {
  const [companies, existingPolicies, existingPrograms, posts, types] = await inTransaction(async (tx) => [
    await readCompanyNames(tx),
    await readPolicyNames(tx),
    await tx.select().from(programs),
    await tx.select().from(membershipTypes),
    await tx.select().from(documentTypes).where(eq(documentTypes.IsActive, 1)),
  ])
  const named = existingPrograms.map(({ RecId, Code, Name }) => ({
    id: RecId,
    code: Code,
    names: [Code, Name, String(RecId), `PC${RecId}`],
  }))
  return {
    companies,
    policies: existingPolicies,
    programs: named,
    programCodes: named.map(({ code, names }) => ({ id: code, names })),
    documentTypes: types.map(({ RecId, Code, Name, Tier }) => ({
      id: RecId,
      names: [Code.replaceAll('_', ' / '), Code, Name],
      isOfProgram: Tier === 'Program',
    })),
    posts: posts.map(({ RecId, Name }) => ({ id: RecId, names: [Name] })),
    find: (what, wanted) => inTransaction((tx) => findReferencedRows(tx, what, wanted)),
    recordsWith: (values) => inTransaction((tx) => selectRecords(tx, binding, startsWith(binding, values))),
    recordsOfSource: (source, ids) => inTransaction((tx) => recordsOfSource(tx, binding, source, ids)),
    newestAsOf: (source) => inTransaction((tx) => newestAsOf(tx, binding, source)),
  }
}

/** The records of a binding, with the values to which a delivery is compared. */
export async function selectRecords(
  tx: Transaction,
  binding: RecordBinding,
  condition: SQL,
): Promise<ExistingRecord[]> {
  const { table, where, elsewhere = {} } = binding
  const columns = columnsOf(table)
  const keys = Object.fromEntries(primaryKeyOf(table).flatMap((name) => (columns[name] ? [[name, columns[name]]] : [])))
  const rows: Record<string, unknown>[] = await tx
    .select({ ...keys, ...filledColumns(binding), ...elsewhere, '#id': recordIdOf(table), '#asOf': asOfRecord(table) })
    .from(table)
    .where(and(condition, where))
  return rows.map(({ '#id': id, '#asOf': asOf, ...values }) => ({
    id: String(id),
    asOf: asOf as string | null,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fromColumn(value)])),
  }))
}

/** The newest as-of date of an applied delivery that wrote the row, as text. */
const asOfRecord = (table: PgTable): SQL => sql`(
  select max(deliveries.as_of)::text from delivery_record_changes made join deliveries on deliveries.rec_id = made.delivery_id
  where made.table_name = ${getTableName(table)} and made.record_id = ${recordIdOf(table)} and deliveries.state = 'applied')`

async function newestAsOf(tx: Transaction, { kind }: RecordBinding, source: string): Promise<string | null> {
  const [newest] = await tx
    .select({ asOf: max(deliveries.AsOf) })
    .from(deliveries)
    .where(and(eq(deliveries.Source, source), sql`${deliveries.Kind} = ${kind.name}`, eq(deliveries.State, 'applied')))
  return newest?.asOf ?? null
}

/** Compares the first column of the key in the same way as `comparable` does. */
export function startsWith({ kind, table }: RecordBinding, values: readonly Value[]): SQL {
  const [first = ''] = kind.key
  const column = columnsOf(table)[first]
  const field = kind.fields.find((one) => columnOf(one) === first)
  if (!column) throw new TypeError(`${kind.name} has no column ${first}.`)
  if (!field || field.refersTo) return inArray(column, [...values])
  const texts = sql`any(${sql.param(values.map((value) => comparable(field, value)))}::text[])`
  return field.type === 'identifier'
    ? sql`upper(regexp_replace(${column}, '[^[:alnum:]]+', '', 'g')) = ${texts}`
    : sql`lower(trim(regexp_replace(${column}, '\\s+', ' ', 'g'))) = ${texts}`
}

async function recordsOfSource(
  tx: Transaction,
  binding: RecordBinding,
  source: string,
  ids: readonly string[],
): Promise<Map<string, ExistingRecord>> {
  const known = await tx
    .select({ id: sourceRecords.SourceId, record: sourceRecords.RecordId })
    .from(sourceRecords)
    .where(
      and(
        eq(sourceRecords.Source, source),
        eq(sourceRecords.Kind, binding.kind.name),
        sql`${sourceRecords.SourceId} = any(${sql.param([...ids])}::text[])`,
      ),
    )
  if (known.length === 0) return new Map()
  const wanted = sql.param(known.map(({ record }) => record))
  const records = await selectRecords(tx, binding, sql`${recordIdOf(binding.table)} = any(${wanted}::text[])`)
  const byId = new Map(records.map((record) => [record.id, record]))
  return new Map(
    known.flatMap(({ id, record }) => {
      const found = byId.get(record)
      return found ? [[id, found]] : []
    }),
  )
}
