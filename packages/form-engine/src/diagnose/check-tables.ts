import type { Definitions } from '../definitions/definitions.ts'
import { withRows, type Diagnostic, type WithCells } from '../definitions/diagnostic.ts'
import { readTables } from '../definitions/read-tables.ts'
import type { FormSettings } from '../graph/settings.ts'
import { checkDefinitions } from './check-definitions.ts'

/** The readable part of the tables, and everything that is wrong with them. */
export interface CheckedTables {
  /** Without the rows that cannot be read. */
  readonly definitions: Definitions
  /** Whether every row could be read. `parseDefinitions` refuses other tables. */
  readonly isComplete: boolean
  /** The worst first. Row indexes are those of the original tables. */
  readonly diagnostics: readonly Diagnostic[]
  /** Converts a further diagnostic of `definitions` to the row indexes of the original tables. */
  readonly asHandedIn: <Found extends WithCells>(found: Found) => Found
}

/**
 * Reads and checks the three tables at once: what cannot be read at all, what was read differently than written, and
 * what is wrong or odd in the rest. Never throws.
 *
 * @example
 * const { diagnostics } = checkTables({ controls, displayValues, dependencies }, { roots: [27] })
 * for (const { cells, message } of diagnostics) console.warn(cells, message)
 */
export function checkTables(tables: unknown, settings: FormSettings = {}): CheckedTables {
  const { definitions, faults, indexes } = readTables(tables)
  const isComplete = faults.length === 0
  // If no control can be read, the rows of the other tables would all be reported as rows of unknown controls.
  const hasControls = isComplete || definitions.controls.length > 0
  const rest = hasControls ? checkDefinitions(definitions, settings) : (definitions.notes ?? [])
  const asHandedIn = <Found extends WithCells>(found: Found): Found =>
    withRows(found, ({ table }, row) => indexes[table][row] ?? row)
  // The notes of parsing already have the row indexes of the original tables.
  const counted = rest.map((found) => (definitions.notes?.includes(found) ? found : asHandedIn(found)))
  return { definitions, isComplete, diagnostics: [...faults, ...counted], asHandedIn }
}
