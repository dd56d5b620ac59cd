import type { Transaction } from './database.ts'
import { enterScope, systemScope } from './scope.ts'

/**
 * Gives the rest of a transaction the system scope, so that it can touch rows that only the server may. Use it for the
 * last steps: what the transaction reads or writes afterwards is limited by its own conditions alone.
 */
export async function enterSystemScope(tx: Transaction): Promise<Transaction<'system'>> {
  await tx.execute(enterScope(systemScope))
  return tx as Transaction<'system'>
}
