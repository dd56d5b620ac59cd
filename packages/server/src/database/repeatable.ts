import { setTimeout } from 'node:timers/promises'

/** Deadlock and serialization failure: PostgreSQL aborted one of two transactions, which can be retried. */
const repeatable = new Set(['40P01', '40001'])

/** A lock or a statement took too long, or there were too many connections. */
const busy = new Set([...repeatable, '55P03', '57014', '53300'])

const maxTries = 5

/** Retries a transaction after a conflict with another one, with a random pause. */
export async function repeated<T>(transact: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await transact()
    } catch (error) {
      if (tries === maxTries || !repeatable.has(codeOf(error))) throw error
      await setTimeout(Math.random() * 10 * 2 ** tries)
    }
}

/** Whether retrying the call may succeed. */
export const isBusy = (error: unknown): boolean =>
  busy.has(codeOf(error)) || (error instanceof Error && error.message === 'timeout exceeded when trying to connect')

/** The SQLSTATE of an error, including errors that drizzle wraps. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? ''
}
