import { settingOf, textOf, type DataColumn } from './data-column.ts'

/** In letters: no column is narrower than that, and text wider than that breaks over lines. */
const narrowest = 6
const widestText = 28
/** Text longer than that asks for no more room. */
const longestLine = 60
/** Text breaks between words, and a column of it has at least the room of two short ones. */
const shortLine = 11
/** A head is set smaller than what stands below it. */
const headLetter = 0.85
/** The room of a head's arrow, in letters. */
const arrow = 2.5
const samples = 60

export interface ColumnWidth {
  /** In letters: what the column has at least. */
  least: number
  /** In letters: what it has where there is room for all. */
  wanted: number
  /** Its share of the room that is left over. */
  grow: number
}

/**
 * The widths of all columns, taken over all rows, so that columns stand still while the reader turns pages and searches.
 * Formatting is what costs, so only the rows with extreme values and some between are asked for their text.
 */
export function columnWidths<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]): ColumnWidth[] {
  return columns.map((column) => {
    if (column.least !== undefined) {
      const { least } = column
      return { least, wanted: least, grow: column.sortable === false ? 0 : least } // buttons need no more
    }
    const texts = tellingRows(rows, column).map((row) => lettersIn(textOf(column, row)))
    if (column.total) texts.push(lettersIn(column.total(rows)))
    const head = longestWord(column.header) * headLetter + arrow
    const wholeHead = column.header.length * headLetter + arrow
    const longest = Math.max(head, ...texts)
    if (settingOf(column)) {
      const least = Math.max(narrowest, longest) + 0.5
      return { least, wanted: Math.max(least, wholeHead), grow: longest / 4 }
    }
    const wanted = Math.min(longestLine, Math.max(narrowest, longest, wholeHead))
    return { least: Math.min(widestText, wanted, Math.max(head, shortLine)), wanted, grow: wanted }
  })
}

/** As wide as so many figures; signs between words are about half as wide as these, small letters a little narrower. */
function lettersIn(text: string): number {
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  const signs = text.match(/[\s.,:;'/]/g)?.length ?? 0
  return text.length - 0.15 * small - 0.5 * signs
}

function longestWord(text: string): number {
  return Math.max(...text.split(' ').map(({ length }) => length))
}

function tellingRows<Row>(rows: readonly Row[], column: DataColumn<Row>): Row[] {
  const step = Math.ceil(rows.length / samples)
  const told = rows.filter((_, at) => at % step === 0)
  let most: { row: Row; size: number } | undefined
  let least: { row: Row; size: number } | undefined
  for (const row of rows) {
    const value = column.value(row)
    if (value === null) continue
    const size = typeof value === 'number' ? value : value.length
    if (!most || size > most.size) most = { row, size }
    if (!least || size < least.size) least = { row, size }
  }
  return [...told, ...[most, least].flatMap((extreme) => (extreme ? [extreme.row] : []))]
}
