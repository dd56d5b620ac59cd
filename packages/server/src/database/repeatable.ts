import { setTimeout } from 'node:timers/promises'

/** Two transactions waited for each other, or could not both have happened: PostgreSQL ended one, which may try again. */
const repeatable = new Set(['40P01', '40001'])

/** What the database gave up on: a lock or a statement took too long, or it takes no more connections. */
const busy = new Set([...repeatable, '55P03', '57014', '53300'])

const mostTries = 5

/** Does the work of a transaction again when another one was in its way, after a moment that differs for both. */
export async function repeated<T>(transact: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await transact()
    } catch (error) {
      if (tries === mostTries || !repeatable.has(codeOf(error))) throw error
      await setTimeout(Math.random() * 10 * 2 ** tries)
    }
}

/** Whether the same call may succeed a moment later. */
export const isBusy = (error: unknown): boolean =>
  busy.has(codeOf(error)) || (error instanceof Error && error.message === 'timeout exceeded when trying to connect')

/** The SQLSTATE of an error, which drizzle wraps. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? ''
}
