import { sql, type SQL } from 'drizzle-orm'

import type { Transaction } from './database.ts'

/** The ids that a function of the database returns. */
export async function readIds(tx: Transaction, call: SQL): Promise<number[]> {
  const { rows } = (await tx.execute(sql`select id from ${call} id`)) as { rows: { id: number }[] }
  return rows.map(({ id }) => id)
}
