import { sql } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { databaseFailure } from '../../../database/failure.ts'
import { RecordsRefusedError } from './records-refused-error.ts'
import { texts } from './texts.ts'

const name = (text: string) => sql.identifier(text)

/**
 * Restores every row that a delivery of records changed, and deletes the rows that it added. Deletes in reverse order,
 * because later rows refer to earlier ones.
 * @throws RecordsRefusedError if a later delivery changed one of them, or something refers to an added row
 */
export async function takeBackRecords(tx: Transaction<'system'>, id: number, appliedNumber: number): Promise<void> {
  await assertNewest(tx, id, appliedNumber)
  try {
    await restoreTables(tx, id)
  } catch (error) {
    throw databaseFailure(error)?.code === foreignKeyViolation ? new RecordsRefusedError(texts.inUse) : error
  }
  await tx.execute(sql`delete from delivery_record_changes where delivery_id = ${id}`)
  await tx.execute(sql`delete from source_records where delivery_id = ${id}`)
}

const foreignKeyViolation = '23503'

async function restoreTables(tx: Transaction, id: number): Promise<void> {
  const { rows: tables } = (await tx.execute(sql`
    select table_name "table" from delivery_record_changes where delivery_id = ${id}
    group by table_name order by max(rec_id) desc`)) as { rows: { table: string }[] }
  for (const { table } of tables) {
    const keys = await keysOf(tx, table)
    const isRow = sql.join(
      keys.map((key) => sql`${name(table)}.${name(key)} = own.${name(key)}`),
      sql` and `,
    )
    await tx.execute(sql`
      delete from ${name(table)} using (
        select added.* from delivery_record_changes
        cross join lateral jsonb_populate_record(null::${name(table)}, record_id::jsonb) added
        where delivery_id = ${id} and table_name = ${table} and before is null
      ) own where ${isRow}`)
    const columns = await columnsOf(tx, table)
    const settings = columns.map((column) => sql`${name(column)} = own.${name(column)}`)
    await tx.execute(sql`
      update ${name(table)} set ${sql.join(settings, sql`, `)}
      from (
        select earlier.* from delivery_record_changes
        cross join lateral jsonb_populate_record(null::${name(table)}, before) earlier
        where delivery_id = ${id} and table_name = ${table} and before is not null
      ) own where ${isRow}`)
  }
}

async function assertNewest(tx: Transaction, id: number, appliedNumber: number): Promise<void> {
  const { rows } = (await tx.execute(sql`
    select deliveries.file_name "file", count(*)::integer "count"
    from delivery_record_changes own
    join delivery_record_changes later on later.table_name = own.table_name and later.record_id = own.record_id
    join deliveries on deliveries.rec_id = later.delivery_id
    where own.delivery_id = ${id} and deliveries.applied_number > ${appliedNumber}
    group by deliveries.rec_id order by deliveries.applied_number desc limit 1`)) as {
    rows: { file: string; count: number }[]
  }
  if (rows[0]) throw new RecordsRefusedError(texts.changedLater(rows[0].count, rows[0].file))
}

async function keysOf(tx: Transaction, table: string): Promise<string[]> {
  const { rows } = (await tx.execute(sql`
    select attname "column" from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary`)) as { rows: { column: string }[] }
  return rows.map(({ column }) => column)
}

async function columnsOf(tx: Transaction, table: string): Promise<string[]> {
  const { rows } = (await tx.execute(sql`
    select attname "column" from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)) as {
    rows: { column: string }[]
  }
  return rows.map(({ column }) => column)
}
