export type DefinitionTable = 'controls' | 'displayValues' | 'dependencies'

/**
 * The definitions cannot be read at all. Everything less than that is a diagnostic of `checkDefinitions`.
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
  /** Counted from 0; `null` where the table as a whole is meant. */
  readonly row: number | null

  constructor(message: string, table: DefinitionTable | null, row: number | null = null) {
    super(message)
    this.name = 'InvalidDefinitionsError'
    this.table = table
    this.row = row
  }
}
