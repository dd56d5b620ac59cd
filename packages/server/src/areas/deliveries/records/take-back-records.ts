import { sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { isReferenced } from '../../../database/failure.ts'
import { selectRows } from '../../../database/select-rows.ts'
import type { RecordBinding } from './binding.ts'
import { findLaterChange } from './find-later-change.ts'
import { RecordsRefusedError } from './records-refused-error.ts'
import { texts } from './texts.ts'

const name = (text: string) => sql.identifier(text)

/**
 * Restores the columns that a delivery of records changed, and deletes the rows that it added. A column that has
 * another value by now was changed later, so it stays. Deletes in reverse order, because later rows refer to earlier
 * ones.
 * @throws RecordsRefusedError if a later delivery changed one of them, or something refers to an added row
 */
export async function takeBackRecords(
  tx: Transaction<'system'>,
  binding: RecordBinding,
  { id, appliedNumber }: { id: number; appliedNumber: number },
): Promise<void> {
  await assertNewest(tx, id, appliedNumber)
  await binding.beforeUndo?.(tx, id)
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
    const isRow = (row: SQL) =>
      sql.join(
        keys.map((key) => sql`${name(table)}.${name(key)} = (${row}).${name(key)}`),
        sql` and `,
      )
    await tx.execute(sql`
      delete from ${name(table)} using (
        select jsonb_populate_record(null::${name(table)}, record_id::jsonb) added_row
        from delivery_record_changes where delivery_id = ${id} and table_name = ${table} and before is null
      ) own where ${isRow(sql`own.added_row`)}`)
    const columns = await columnsOf(tx, table)
    const settings = columns.map((column) => {
      const current = sql`${name(table)}.${name(column)}`
      const delivered = sql`(own.delivered_row).${name(column)}`
      const isAsDelivered = sql`(own.delivered is null or ${delivered} is not distinct from ${current})`
      return sql`${name(column)} = case when own.before ? ${column} and ${isAsDelivered}
        then (own.earlier_row).${name(column)} else ${current} end`
    })
    await tx.execute(sql`
      update ${name(table)} set ${sql.join(settings, sql`, `)}
      from (
        select before, delivered, jsonb_populate_record(null::${name(table)}, before) earlier_row,
          jsonb_populate_record(null::${name(table)}, delivered) delivered_row
        from delivery_record_changes where delivery_id = ${id} and table_name = ${table} and before is not null
      ) own where ${isRow(sql`own.earlier_row`)}`)
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
