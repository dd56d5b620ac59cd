import type { Definitions } from './definitions.ts'
import { InvalidDefinitionsError } from './errors.ts'
import { readTables } from './read-tables.ts'

/** Tables whose ids are typed as numbers, such as database rows or validated server responses. */
interface NumberedTables {
  readonly controls: readonly { readonly RecId: number; readonly ParentControlsRecId: number | null }[]
  readonly displayValues: readonly { readonly ControlsRecId: number }[]
  readonly dependencies: readonly { readonly ControlsRecId: number; readonly ControlingControlsRecId: number }[]
}

/**
 * Parses the three flat tables of any server or spreadsheet. Flags may be 0/1, "1", "true" or "Y". Ids may be
 * numbers or text. Orders may be missing, texts may have spaces around them, and columns may be in camelCase or
 * start with a byte order mark. `notes` lists everything that was not understood or was read differently than
 * written; `checkDefinitions` reports it. Idempotent.
 *
 * @example
 * const definitions = parseDefinitions({ controls, displayValues, dependencies })
 * console.table(definitions.notes ?? [])
 * @throws InvalidDefinitionsError if a table is not a list, a row is not an object, or an id is missing.
 */
export function parseDefinitions(tables: NumberedTables): Definitions<number>
export function parseDefinitions(tables: unknown): Definitions
export function parseDefinitions(tables: unknown): Definitions {
  const { definitions, faults } = readTables(tables)
  if (faults.length > 0) throw new InvalidDefinitionsError([...faults, ...(definitions.notes ?? [])])
  return definitions
}
