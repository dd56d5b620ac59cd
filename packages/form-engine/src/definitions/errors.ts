import type { Diagnostic, TableCell } from './diagnostic.ts'

/**
 * Thrown when definitions cannot be read. `faults` lists everything that is wrong, the fatal faults first.
 * `checkTables` returns the same faults without throwing, together with those of the readable rows.
 *
 * @example
 * try {
 *   parseDefinitions({ controls, displayValues: null, dependencies })
 * } catch (error) {
 *   if (error instanceof InvalidDefinitionsError) console.table(error.faults)
 * }
 */
export class InvalidDefinitionsError extends Error {
  readonly faults: readonly Diagnostic[]

  constructor(faults: readonly Diagnostic[]) {
    super(faults.map(sentence).join('\n'))
    this.name = 'InvalidDefinitionsError'
    this.faults = faults
  }
}

function sentence({ cells, message, hint }: Diagnostic): string {
  const [first, ...more] = cells
  const place = first ? `${pathOf(first)}${more.length > 0 ? ` and ${more.length} more` : ''}: ` : ''
  return `${place}${message} ${hint}`
}

const pathOf = ({ table, row, column }: TableCell): string => `${table}${row === null ? '' : `[${row}]`}.${column}`

/**
 * Thrown when tables were not parsed: they are raw rows of a database, a file or a server. Call `parseDefinitions`
 * first.
 *
 * @example
 * try {
 *   compileForm(definitions)
 * } catch (error) {
 *   if (error instanceof UnreadDefinitionsError) console.warn(error.message)
 * }
 */
export class UnreadDefinitionsError extends Error {
  constructor(found: string) {
    super(`Call parseDefinitions first. ${found}.`)
    this.name = 'UnreadDefinitionsError'
  }
}
