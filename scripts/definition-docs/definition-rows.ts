import {
  columnsOf,
  type DefinitionTable,
  type FormBlocks,
  type TableCell,
} from '../../packages/form-engine/src/index.ts'
import type { DefinitionRows } from '../../packages/form-engine/catalogue/index.ts'
import { cellText, markedText, type CellValue, type MarkdownTable } from './markdown-table.ts'

/** A row of any of the three tables. */
type Row = Readonly<Record<string, CellValue>>

/** The columns and rows that a document shows. */
export interface ShownRows {
  /** Cells in bold. */
  readonly marked?: readonly TableCell[]
  /** Columns that show even if all their values are usual. */
  readonly columns?: readonly string[]
}

const titles: Readonly<Record<DefinitionTable, string>> = {
  controls: 'Controls',
  displayValues: 'Display values',
  dependencies: 'Dependencies',
}

/** Columns that always show. Other columns show if a cell has an unusual value. */
const alwaysShown = new Set([
  'RecId',
  'ControlTypeCode',
  'ControlLabel',
  'ControlsRecId',
  'DisplayValue',
  'DisplayLabel',
  'ControlingControlsRecId',
  'ControlingValue',
])

/** The rows of definitions as tables, without columns that have only usual values, and without empty tables. */
export function definitionRows(
  definitions: DefinitionRows,
  { marked = [], columns = [] }: ShownRows = {},
): MarkdownTable[] {
  return (Object.keys(titles) as DefinitionTable[]).flatMap((table) => {
    const rows: readonly Row[] = definitions[table].map((row) => ({ ...row }))
    const isMarked = (column: string, index: number | null) =>
      marked.some((cell) => cell.table === table && cell.column === column && cell.row === index)
    const declared = new Map(columnsOf(table))
    const isShown = (column: string) =>
      (alwaysShown.has(column) && !declared.get(column)?.extra) ||
      columns.includes(column) ||
      rows.some((row, index) => isMarked(column, index) || !isUsual(rows, row, column))
    const shown = columnsOf(table)
      .map(([name]) => name)
      .filter(isShown)
    if (rows.length === 0) return []
    return {
      title: titles[table],
      heading: shown.map((column) => (isMarked(column, null) ? markedText(column) : column)),
      rows: rows.map((row, index) =>
        shown.map((column) => (isMarked(column, index) ? markedText : cellText)(row[column])),
      ),
    }
  })
}

/** The blocks of the form, if it is not made of all rows. */
export function blockLines({ roots, repeating }: FormBlocks): string[] {
  return [
    ...(roots ? [`The form has ${roots.map((root) => `block ${root}`).join(' and ')}.`] : []),
    ...(repeating ? [`The form repeats section ${repeating.join(' and ')}.`] : []),
  ]
}

function isUsual(rows: readonly Row[], row: Row, column: string): boolean {
  switch (column) {
    case 'ControlLabelCode':
      return true
    case 'ControlDataTypeCode':
      return row[column] === 'string'
    case 'IsActive':
      return row[column] === 1
    case 'ControlOrder':
      return row[column] === usualOrder(rows, row, 'ParentControlsRecId')
    case 'Order':
      return row[column] === usualOrder(rows, row, 'ControlsRecId')
    default:
      return !row[column]
  }
}

/** The usual order: 10 for the first row of an owner, 20 for the second. */
function usualOrder(rows: readonly Row[], row: Row, owner: string): number {
  return 10 * (rows.filter((other) => other[owner] === row[owner]).indexOf(row) + 1)
}
