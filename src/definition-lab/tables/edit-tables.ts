import type { TextCell, TextTable } from '@captive/form-engine/files'

/** A cell by its index in the table. The index of the header row is -1. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** Texts of cells, row by row. */
export type Block = readonly (readonly string[])[]

const blank: TextCell = { text: '' }

/**
 * Writes texts starting at a cell. Adds rows if the block is longer than the table; ignores columns beyond the table.
 */
export function writeBlock({ columns, rows }: TextTable, { row, column }: Place, block: Block): TextTable {
  const lines: (readonly TextCell[])[] = [columns.map((text) => ({ text })), ...rows]
  for (const [at, texts] of block.entries()) {
    const line = lines[row + 1 + at] ?? columns.map(() => blank)
    lines[row + 1 + at] = line.map((cell, index) => {
      const text = texts[index - column]
      return text === undefined || text === cell.text ? cell : { text }
    })
  }
  const [headings = [], ...below] = lines
  return { columns: headings.map(({ text }) => text), rows: below }
}

/** Adds a blank row at an index. */
export function insertRow({ columns, rows }: TextTable, at: number): TextTable {
  return {
    columns,
    rows: rows.toSpliced(
      at,
      0,
      columns.map(() => blank),
    ),
  }
}

/** Adds a blank column at the end. */
export function addColumn({ columns, rows }: TextTable, column: string): TextTable {
  return { columns: [...columns, column], rows: rows.map((row) => [...row, blank]) }
}

export function deleteRows({ columns, rows }: TextTable, from: number, to: number): TextTable {
  return { columns, rows: rows.toSpliced(from, to - from + 1) }
}
