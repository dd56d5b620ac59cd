import type { SQL } from 'drizzle-orm'

import type { Transaction } from './database.ts'

/** The rows of a query in SQL. `Row` states its columns; nothing checks them. */
export async function selectRows<Row>(tx: Transaction, query: SQL): Promise<Row[]> {
  const { rows } = (await tx.execute(query)) as { rows: Row[] }
  return rows
}
