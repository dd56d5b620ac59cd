import type { DefinitionTable } from '@captive/form-engine'
import { columnIndex, type TextTables } from '@captive/form-engine/files'
import type { LabDiagnostic } from '../diagnostics-view.tsx'

/** The columns with errors and warnings, by row. */
export type Faults = ReadonlyMap<number, ReadonlySet<number>>

/** The cells of a table with errors or warnings. */
export function faultsOf(diagnostics: readonly LabDiagnostic[], tables: TextTables, table: DefinitionTable): Faults {
  const faults = new Map<number, Set<number>>()
  const cells = diagnostics.filter(({ severity }) => severity !== 'info').flatMap((found) => found.cells)
  for (const cell of cells) {
    if (cell.table !== table) continue
    const row = cell.row ?? -1
    faults.set(row, (faults.get(row) ?? new Set()).add(columnIndex(tables[table], cell.column)))
  }
  return faults
}
