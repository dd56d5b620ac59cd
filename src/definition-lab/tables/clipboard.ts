import type { TextTable } from '@captive/form-engine/files'
import type { Block } from './edit-tables.ts'
import type { Range } from './selection.ts'

/**
 * Parses the clipboard text of a spreadsheet: tabs between cells, quotation marks around cells with tabs or line
 * breaks.
 */
export function readBlock(text: string): Block {
  const rows: string[][] = [[]]
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  for (const [, quoted, plain, end] of lines.matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows
}

/** Formats selected cells in the same way. */
export function writeCells({ columns, rows }: TextTable, { top, bottom, left, right }: Range): string {
  const lines = [columns, ...rows.map((row) => row.map(({ text }) => text))]
  return lines
    .slice(top + 1, bottom + 2)
    .map((line) =>
      line
        .slice(left, right + 1)
        .map(quotedIfNeeded)
        .join('\t'),
    )
    .join('\n')
}

const quotedIfNeeded = (text: string): string => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
