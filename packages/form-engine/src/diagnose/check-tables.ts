import type { Definitions } from '../definitions/definitions.ts'
import { withRows, type Diagnostic, type WithCells } from '../definitions/diagnostic.ts'
import { readTables } from '../definitions/read-tables.ts'
import type { FormSettings } from '../graph/settings.ts'
import { checkDefinitions } from './check-definitions.ts'

/** Tables that were read as far as possible, and everything that is wrong with them. */
export interface CheckedTables {
  /** Without the rows that cannot be read. */
  readonly definitions: Definitions
  /** Whether every row could be read. `parseDefinitions` refuses other tables. */
  readonly isComplete: boolean
  /** The worst first. Rows are counted in the tables as they were handed in. */
  readonly diagnostics: readonly Diagnostic[]
  /** A further diagnostic of `definitions` with its rows counted in the same way. */
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
  // Without controls, every other row is a row of nobody.
  const hasControls = isComplete || definitions.controls.length > 0
  const rest = hasControls ? checkDefinitions(definitions, settings) : (definitions.notes ?? [])
  const asHandedIn = <Found extends WithCells>(found: Found): Found =>
    withRows(found, ({ table }, row) => indexes[table][row] ?? row)
  // Notes of parsing already count rows as they were handed in.
  const counted = rest.map((found) => (definitions.notes?.includes(found) ? found : asHandedIn(found)))
  return { definitions, isComplete, diagnostics: [...faults, ...counted], asHandedIn }
}
