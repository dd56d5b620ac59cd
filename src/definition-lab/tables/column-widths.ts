import type { TextTable } from '@captive/form-engine/files'

/** The most characters of a cell that are shown while it is not edited. */
const maxCharacters = 36
const minCharacters = 6

/** Limits the width of a resized column. */
export const resizedWidth = (width: number): number => Math.max(minCharacters, Math.min(200, width))

/** The width of each column, in characters. */
export function columnWidths({ columns, rows }: TextTable): number[] {
  return columns.map((name, column) => {
    const longest = rows.reduce((length, row) => Math.max(length, row[column]?.text.length ?? 0), name.length)
    return Math.max(minCharacters, Math.min(maxCharacters, longest)) + 3
  })
}

/** A text on one line, shortened to the width of its column in characters. */
export function shownText(text: string, width: number): string {
  const line = text.replaceAll(/\s+/g, ' ')
  const room = Math.max(maxCharacters, width)
  return line.length > room ? `${line.slice(0, room - 1)}…` : line
}
