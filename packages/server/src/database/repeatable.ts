import { setTimeout } from 'node:timers/promises'

/** A deadlock or a serialization failure: PostgreSQL ended one of two transactions, which may be retried. */
const repeatable = new Set(['40P01', '40001'])

/** The database gave up: a lock or a statement took too long, or there were too many connections. */
const busy = new Set([...repeatable, '55P03', '57014', '53300'])

const mostTries = 5

/** Retries a transaction that conflicted with another one, after a random pause. */
export async function repeated<T>(transact: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await transact()
    } catch (error) {
      if (tries === mostTries || !repeatable.has(codeOf(error))) throw error
      await setTimeout(Math.random() * 10 * 2 ** tries)
    }
}

/** Whether a retry of the call may succeed. */
export const isBusy = (error: unknown): boolean =>
  busy.has(codeOf(error)) || (error instanceof Error && error.message === 'timeout exceeded when trying to connect')

/** The SQLSTATE of an error, also where drizzle wrapped it. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? ''
}
