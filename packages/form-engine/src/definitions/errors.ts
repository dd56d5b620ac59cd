import type { DefinitionTable } from './columns.ts'

/**
 * The definitions cannot be read at all. `checkDefinitions` reports smaller problems as diagnostics.
 *
 * @example
 * try {
 *   parseDefinitions({ controls, displayValues: null, dependencies })
 * } catch (error) {
 *   if (error instanceof InvalidDefinitionsError) console.warn(error.table, error.row, error.message)
 * }
 */
export class InvalidDefinitionsError extends Error {
  readonly table: DefinitionTable | null
  /** Counted from 0; `null` for the table as a whole. */
  readonly row: number | null

  constructor(message: string, table: DefinitionTable | null, row: number | null = null) {
    super(message)
    this.name = 'InvalidDefinitionsError'
    this.table = table
    this.row = row
  }
}

/**
 * The tables were not parsed: they are raw rows of a database, a file or a server. Call `parseDefinitions` first.
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
