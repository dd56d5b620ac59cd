import { sql } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { isReferenced } from '../../../database/failure.ts'
import { selectRows } from '../../../database/select-rows.ts'
import { findLaterChange } from './find-later-change.ts'
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
    throw isReferenced(error) ? new RecordsRefusedError(texts.inUse) : error
  }
  await tx.execute(sql`delete from delivery_record_changes where delivery_id = ${id}`)
  await tx.execute(sql`delete from source_records where delivery_id = ${id}`)
}

async function restoreTables(tx: Transaction, id: number): Promise<void> {
  const tables = await selectRows<{ table: string }>(
    tx,
    sql`
    select table_name "table" from delivery_record_changes where delivery_id = ${id}
    group by table_name order by max(rec_id) desc`,
  )
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
  const isSameRecord = sql`later.table_name = own.table_name and later.record_id = own.record_id`
  const later = await findLaterChange(tx, { table: 'delivery_record_changes', isSameRecord }, { id, appliedNumber })
  if (later) throw new RecordsRefusedError(texts.changedLater(later.count, later.file))
}

async function keysOf(tx: Transaction, table: string): Promise<string[]> {
  const rows = await selectRows<{ column: string }>(
    tx,
    sql`
    select attname "column" from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary`,
  )
  return rows.map(({ column }) => column)
}

async function columnsOf(tx: Transaction, table: string): Promise<string[]> {
  const rows = await selectRows<{ column: string }>(
    tx,
    sql`
    select attname "column" from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  return rows.map(({ column }) => column)
}
