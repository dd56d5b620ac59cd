import { sql, type SQL } from 'drizzle-orm'

import type { Transaction } from './database.ts'
import { selectRows } from './select-rows.ts'

/** The ids that a function of the database returns. */
export async function readIds(tx: Transaction, call: SQL): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(tx, sql`select id from ${call} id`)
  return rows.map(({ id }) => id)
}
