import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Transaction } from './database.ts'

/**
 * Inserts many rows with one statement and one parameter, a JSON text: several times as fast as a parameter for each
 * value. Inserts the columns that occur in any of the rows; missing values are null. Ignores properties that are not
 * columns of the table.
 */
export async function insertRows(tx: Transaction, table: PgTable, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const given = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => given.has(property))
  const names = columns.map(([, { name }]) => sql.identifier(name))
  const properties = columns.map(([property]) => sql.identifier(property))
  const types = columns.map(([property, column]) => sql`${sql.identifier(property)} ${sql.raw(column.getSQLType())}`)
  const comma = sql`, `
  await tx.execute(sql`insert into ${sql.identifier(getTableName(table))} (${sql.join(names, comma)})
    select ${sql.join(properties, comma)} from json_to_recordset(${JSON.stringify(rows)}::json)
    as rows(${sql.join(types, comma)})`)
}
