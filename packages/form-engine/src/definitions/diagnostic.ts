import { isRecord } from '../kinds/answers.ts'
import type { DefinitionTable } from './columns.ts'
import type { RecId } from './definitions.ts'

/** The codes of all diagnostics. The README has a table of them, and `docsOf` names the page of each. */
export type DiagnosticCode =
  | 'missing-table'
  | 'unreadable-row'
  | 'missing-id'
  | 'misspelt-column'
  | 'missing-column'
  | 'column-case'
  | 'byte-order-mark'
  | 'unread-cell'
  | 'empty-form'
  | 'unknown-repeating'
  | 'duplicate-id'
  | 'reserved-id'
  | 'unknown-kind'
  | 'unknown-data-type'
  | 'unknown-parent'
  | 'parent-circle'
  | 'parent-not-container'
  | 'outside-roots'
  | 'unknown-root'
  | 'repeating-not-section'
  | 'unknown-controller'
  | 'rows-of-nobody'
  | 'inactive-controller'
  | 'controller-without-value'
  | 'controller-outside-form'
  | 'controller-in-repeat'
  | 'unknown-value'
  | 'value-spelt-otherwise'
  | 'value-not-number'
  | 'impossible-value'
  | 'blank-value'
  | 'unknown-operator'
  | 'calculation-syntax'
  | 'calculation-misplaced'
  | 'unknown-operand'
  | 'inactive-operand'
  | 'operand-without-value'
  | 'operand-in-repeat'
  | 'unordered-controller'
  | 'value-without-use'
  | 'dependency-circle'
  | 'contradiction'
  | 'several-controllers'
  | 'options-missing'
  | 'duplicate-option'
  | 'blank-option'
  | 'option-label-twice'
  | 'option-order-tie'
  | 'placeholder-option'
  | 'unused-radio-button'
  | 'conditional-option'
  | 'option-never-offered'
  | 'mask-unreadable'
  | 'mask-against-check'
  | 'unused-mask'
  | 'unused-setting'
  | 'length-above-kind'
  | 'example-refused'
  | 'ssn-not-confidential'
  | 'duplicate-label-code'
  | 'label-missing'
  | 'untranslated'
  | 'order-tie'
  | 'single-option'
  | 'unused-options'
  | 'markup-in-label'
  | 'phone-by-accident'
  | 'ssn-by-accident'
  | 'duplicate-label'
  | 'controller-below'
  | 'inside-inactive'

/**
 * The page that explains a diagnostic, as a path in the package. The pages are written from the catalogue.
 *
 * @example
 * docsOf('unknown-kind') // 'docs/diagnostics/unknown-kind.md'
 */
export function docsOf(code: string): string {
  return `docs/diagnostics/${code}.md`
}

/** One cell of the three tables. */
export interface TableCell {
  readonly table: DefinitionTable
  /** The index of the row in the original table; `null` for the heading of the column. */
  readonly row: number | null
  /** The name of the column in the table. */
  readonly column: string
}

/** The text that a cell should have. `null` deletes the row, and an unknown heading adds a column. */
export interface CellFix extends TableCell {
  readonly text: string | null
}

/**
 * An `error` means that a control cannot work. A `warning` means that it works, but not as it appears to. An `info`
 * needs no action.
 */
export interface Diagnostic {
  readonly code: DiagnosticCode
  readonly severity: 'error' | 'warning' | 'info'
  /** The affected controls. The first one is the one to fix. */
  readonly controls: readonly RecId[]
  /** The affected cells. Empty only if a whole table is missing. */
  readonly cells: readonly TableCell[]
  readonly message: string
  /** How to fix it. */
  readonly hint: string
  /** The edit that fixes the fault, if only one edit can. */
  readonly fix?: readonly CellFix[]
}

/** Whether a stored value is a diagnostic from an earlier parse. */
export function isDiagnostic(value: unknown): value is Diagnostic {
  if (!isRecord(value)) return false
  const texts = ['code', 'severity', 'message', 'hint'].map((name) => value[name])
  const lists = [value['controls'], value['cells']]
  return texts.every((text) => typeof text === 'string') && lists.every((list) => Array.isArray(list))
}

/** The heading of a column, as a cell. */
export function headingCell(table: DefinitionTable, column: string): TableCell {
  return { table, row: null, column }
}

/** A fix that writes the same text into each cell. */
export function fixTo(cells: readonly TableCell[], text: string): readonly CellFix[] {
  return cells.map((cell) => ({ ...cell, text }))
}

export type WithCells = Pick<Diagnostic, 'cells' | 'fix'>

/** The same diagnostic with the row indexes of another table. */
export function withRows<Found extends WithCells>(
  found: Found,
  rowOf: (cell: TableCell, row: number) => number,
): Found {
  const moved = <Cell extends TableCell>(cell: Cell): Cell =>
    cell.row === null ? cell : { ...cell, row: rowOf(cell, cell.row) }
  return { ...found, cells: found.cells.map(moved), ...(found.fix && { fix: found.fix.map(moved) }) }
}
