/** The fields of a PostgreSQL error that never contain data. Its message, detail and statement may. */
const named = ['code', 'constraint', 'table', 'routine'] as const

type Failure = { [Name in (typeof named)[number]]?: string }

/**
 * The fields of a database error that are safe to log, including errors that drizzle wraps; undefined for other errors.
 */
export function databaseFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined
  const ofDatabase = [error, error.cause].find((one) => one instanceof Error && 'severity' in one && 'routine' in one)
  if (!ofDatabase && !('query' in error)) return undefined
  const fields = (ofDatabase ?? error.cause ?? {}) as Record<string, unknown>
  return Object.fromEntries(named.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])))
}

const foreignKeyViolation = '23503'

/** Whether a row was not deleted because another row refers to it. */
export const isReferenced = (error: unknown): boolean => databaseFailure(error)?.code === foreignKeyViolation

/** The stack frames of an error. Removes the message first, because it may have lines that look like frames. */
export const framesOf = ({ message, stack = '' }: Error): string[] =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))

/** An unexpected error with its stack. Shows only the fields of a database error that are safe to log. */
export function explainUnexpected(error: unknown): string {
  const failure = databaseFailure(error)
  if (!(error instanceof Error)) return String(error)
  if (!failure) return error.stack ?? error.message
  return [explainFailure(failure), ...framesOf(error)].join('\n')
}

/** The safe fields as a sentence. */
export function explainFailure(failure: Failure): string {
  const facts = Object.entries(failure).map(([name, value]) => `${name} ${value}`)
  return `The database refused a statement: ${facts.join(', ')}`
}
