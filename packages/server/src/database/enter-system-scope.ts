import type { Transaction } from './database.ts'
import { enterScope, systemScope } from './scope.ts'

/**
 * Gives the rest of a transaction the system scope, so that it can touch rows that only the server may touch. Use it
 * for the last steps, because afterward only the query's own conditions limit what the transaction reads and writes.
 */
export async function enterSystemScope(tx: Transaction): Promise<Transaction<'system'>> {
  await tx.execute(enterScope(systemScope))
  return tx as Transaction<'system'>
}
