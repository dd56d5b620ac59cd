/** What PostgreSQL says of an error that repeats no value: its text, its detail and its statement may. */
const named = ['code', 'constraint', 'table', 'routine'] as const

type Failure = { [Name in (typeof named)[number]]?: string }

/** What may be told of an error of the database or of a statement, which drizzle wraps; undefined for any other. */
export function databaseFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined
  const ofDatabase = [error, error.cause].find((one) => one instanceof Error && 'severity' in one && 'routine' in one)
  if (!ofDatabase && !('query' in error)) return undefined
  const fields = (ofDatabase ?? error.cause ?? {}) as Record<string, unknown>
  return Object.fromEntries(named.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])))
}

/** Where an error was thrown, without its message, which may have lines like these. */
export const framesOf = ({ message, stack = '' }: Error): string[] =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))

/** An error that nobody foresaw, with its stack; of a database's only what repeats no value. */
export function explainUnexpected(error: unknown): string {
  const failure = databaseFailure(error)
  if (!(error instanceof Error)) return String(error)
  if (!failure) return error.stack ?? error.message
  return [explainFailure(failure), ...framesOf(error)].join('\n')
}

/** As a sentence. */
export function explainFailure(failure: Failure): string {
  const facts = Object.entries(failure).map(([name, value]) => `${name} ${value}`)
  return `The database refused a statement: ${facts.join(', ')}`
}
