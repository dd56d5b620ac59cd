import { alignmentOf, textOf, type DataColumn } from './data-column.ts'

/** The smallest width of a column, in letters. Longer text wraps. */
const narrowest = 6
const widestText = 28
/** The largest width that a text requests, in letters. */
const longestLine = 60
/** The smallest width of a text column, in letters. It fits two short words. */
const shortLine = 11
/** Headers have a smaller font than cells. */
const headerLetter = 0.85
/** The width of the sort arrow in letters. */
const arrow = 2.5
const samples = 60

export interface ColumnWidth {
  /** The smallest width in letters. */
  minWidth: number
  /** The preferred width in letters. */
  preferred: number
  /** The share of remaining space. */
  grow: number
}

/**
 * The widths of the columns, computed from all rows, so that they do not change between pages and searches. Formatting
 * is slow, so it measures only rows with extreme values and a sample.
 */
export function columnWidths<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]): ColumnWidth[] {
  return columns.map((column) => {
    if (column.minWidth !== undefined) {
      const { minWidth } = column
      return { minWidth, preferred: minWidth, grow: column.sortable === false ? 0 : minWidth } // buttons have a fixed width
    }
    const texts = sampleRows(rows, column).map((row) => lettersIn(textOf(column, row)))
    if (column.total) texts.push(lettersIn(column.total(rows)))
    const longestHeaderWord = longestWord(column.header) * headerLetter + arrow
    const headerWidth = column.header.length * headerLetter + arrow
    const longest = Math.max(longestHeaderWord, ...texts)
    if (alignmentOf(column)) {
      const minWidth = Math.max(narrowest, longest) + 0.5
      return { minWidth, preferred: Math.max(minWidth, headerWidth), grow: longest / 4 }
    }
    const preferred = Math.min(longestLine, Math.max(narrowest, longest, headerWidth))
    return {
      minWidth: Math.min(widestText, preferred, Math.max(longestHeaderWord, shortLine)),
      preferred,
      grow: preferred,
    }
  })
}

/** The width of a text in digits; punctuation is about half as wide, and lowercase letters slightly narrower. */
function lettersIn(text: string): number {
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  const signs = text.match(/[\s.,:;'/]/g)?.length ?? 0
  return text.length - 0.15 * small - 0.5 * signs
}

function longestWord(text: string): number {
  return Math.max(...text.split(' ').map(({ length }) => length))
}

function sampleRows<Row>(rows: readonly Row[], column: DataColumn<Row>): Row[] {
  const step = Math.ceil(rows.length / samples)
  const sampled = rows.filter((_, at) => at % step === 0)
  let largest: { row: Row; size: number } | undefined
  let smallest: { row: Row; size: number } | undefined
  for (const row of rows) {
    const value = column.value(row)
    if (value === null) continue
    const size = typeof value === 'number' ? value : value.length
    if (!largest || size > largest.size) largest = { row, size }
    if (!smallest || size < smallest.size) smallest = { row, size }
  }
  return [...sampled, ...[largest, smallest].flatMap((extreme) => (extreme ? [extreme.row] : []))]
}
