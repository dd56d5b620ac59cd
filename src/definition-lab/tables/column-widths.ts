import type { TextTable } from '@captive/form-engine/files'

/** More characters of a cell do not show until it is edited. */
const most = 36
const least = 6

/** The width of each column, in characters. */
export function columnWidths({ columns, rows }: TextTable): number[] {
  return columns.map((name, column) => {
    const longest = rows.reduce((length, row) => Math.max(length, row[column]?.text.length ?? 0), name.length)
    return Math.max(least, Math.min(most, longest)) + 3
  })
}

/** A text on one line, shortened to the widest column. */
export function shownText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}
