import { getTableName } from 'drizzle-orm'

import { createBook } from '../src/demo/book.ts'
import { generateDemoData } from '../src/demo/demo-data.ts'

export type DemoRow = Record<string, unknown> & { ClientId?: number }

/** The demo data of a day by table, as they would be loaded, with the names of the contract. */
export function demoTables(date: string, share = 1) {
  const book = createBook(new Date(`${date}T09:30:00Z`), share)
  const tables: Record<string, DemoRow[]> = {}
  for (const { table, rows } of generateDemoData(book))
    (tables[getTableName(table)] ??= []).push(...(rows as DemoRow[]))
  const of = <Type = DemoRow>(name: string, ClientId?: number) =>
    (tables[name] ?? []).filter((row) => ClientId === undefined || row.ClientId === ClientId) as Type[]
  return { book, tables, of }
}
