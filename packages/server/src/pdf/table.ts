import { ACCENT, INK, QUIET, RULE, type Look, type Pages, type Tag } from './pages.ts'

export interface Column {
  header: string
  /** Relative to the other columns; together they fill the page. */
  width: number
  /** Numbers stand right, in digits of one width, on one line: smaller where there is no room. */
  align?: 'left' | 'right'
}

export interface Row {
  /** One for each column; the first names the row. */
  cells: readonly string[]
  /** A sum of the rows above, from which no page parts it. */
  isTotal?: boolean
}

export interface Table {
  /** Stands above the table where it goes on. */
  name: string
  columns: readonly Column[]
  rows: Iterable<Row>
  /** Of the text, in points. */
  size: number
  /** Room left below its end for what follows and should not begin a page, in points. */
  roomBelow?: number
}

/** The last lines of a table stay together: a page does not have one row and the total alone. */
const KEPT_TOGETHER = 3

const PADDING = 3
const TINT = '#eef3f1'

const emphasis = {
  header: { weight: 'bold', color: ACCENT },
  row: {},
  total: { weight: 'bold' },
} as const

/** A row laid out: where its cells stand, and how high it is. */
interface Line {
  kind: keyof typeof emphasis
  cells: readonly { text: string; look: Look; drop: number }[]
  height: number
}

/** Draws a table below what was written; its header stands again on each page, and no row is torn apart. */
export function drawTable(pages: Pages, { name, columns, rows, size, roomBelow = 0 }: Table): void {
  const layOut = lineLayout(pages, columns, size)
  const titles = columns.map(({ header }) => header)
  const header = layOut(titles, 'header')
  // A few are laid out ahead: a table may have more rows than should be held as lines.
  const lines = linesOf(rows, layOut)
  const ahead: Line[] = []
  const layOutAhead = () => {
    while (ahead.length <= KEPT_TOGETHER) {
      const { value } = lines.next()
      if (!value) return
      ahead.push(value)
    }
  }
  /** What the next line needs below it on its page, itself included. */
  const height = () => {
    const isEnd = ahead.length <= KEPT_TOGETHER
    const together = isEnd ? ahead : ahead.slice(0, ahead[1]?.kind === 'total' ? 2 : 1)
    const wanted = together.reduce((sum, line) => sum + line.height, isEnd ? roomBelow : 0)
    return Math.min(wanted, pages.height - 3 * header.height) // of a page, with the heads above it
  }

  layOutAhead()
  pages.room(header.height + height())
  const table = pages.tag('Table')
  drawHeader(pages, header, table)
  const body = pages.tag('TBody', table)
  for (let line = ahead[0]; line; line = ahead[0]) {
    if (pages.room(height())) repeatHeader(pages, header, `${name}, continued`, size)
    drawLine(pages, line, body)
    ahead.shift()
    layOutAhead()
  }
  body.end()
  table.end()
}

function* linesOf(rows: Iterable<Row>, layOut: ReturnType<typeof lineLayout>): Generator<Line, undefined> {
  for (const { cells, isTotal } of rows) yield layOut(cells, isTotal ? 'total' : 'row')
}

function lineLayout(pages: Pages, columns: readonly Column[], size: number) {
  const scale = pages.width / columns.reduce((sum, { width }) => sum + width, 0)
  let edge = pages.left
  const places = columns.map(({ width, align = 'left' }) => {
    const x = edge + PADDING
    edge += width * scale
    return { size, x, width: width * scale - 2 * PADDING, align }
  })
  const most = pages.height / 2
  return (texts: readonly string[], kind: Line['kind']): Line => {
    const cells = places.map((place, column) => {
      const text = texts[column] ?? ''
      const look = { ...place, ...emphasis[kind] }
      if (place.align === 'right' && kind !== 'header') return { text, look: onOneLine(pages, text, look), height: 0 }
      const height = pages.heightOf(text, look)
      return height > most ? { text, look: { ...look, maxHeight: most }, height: most } : { text, look, height }
    })
    const highest = Math.max(pages.heightOf('1', { size }), ...cells.map(({ height }) => height))
    // Titles of one line stand beside the last line of the others.
    const dropOf = (height: number) => PADDING + (kind === 'header' ? highest - height : 0)
    return {
      kind,
      cells: cells.map(({ text, look, height }) => ({ text, look, drop: dropOf(height) })),
      height: highest + 2 * PADDING,
    }
  }
}

function onOneLine(pages: Pages, text: string, look: Look & { width: number }): Look {
  const tabular = { ...look, tabular: true }
  const tooWide = Math.max(1, pages.widthOf(text, tabular) / look.width)
  return { ...tabular, size: look.size / tooWide }
}

function drawHeader(pages: Pages, header: Line, table: Tag): void {
  const head = pages.tag('THead', table)
  const row = pages.tag('TR', head)
  writeCells(pages, header, (text, look) => pages.text('TH', text, look, { parent: row, scope: 'Column' }))
  row.end()
  head.end()
  pages.decoration(() => pages.line(pages.y, ACCENT))
}

/** Screen readers know the header from the table's first page. */
function repeatHeader(pages: Pages, header: Line, caption: string, size: number): void {
  pages.decoration(() => {
    pages.untagged(caption, { size, color: QUIET })
    pages.skip(0.3)
    writeCells(pages, header, (text, look) => pages.untagged(text, look))
    pages.line(pages.y, ACCENT)
  })
}

function drawLine(pages: Pages, line: Line, body: Tag): void {
  const { y } = pages
  if (line.kind === 'total') pages.decoration(() => pages.tint(y + 0.4, line.height - 0.4, TINT))
  const row = pages.tag('TR', body)
  writeCells(pages, line, (text, look, column) =>
    column === 0
      ? pages.text('TH', text, look, { parent: row, scope: 'Row' })
      : pages.text('TD', text, look, { parent: row }),
  )
  row.end()
  pages.decoration(() => pages.line(pages.y, line.kind === 'total' ? INK : RULE))
}

function writeCells(
  pages: Pages,
  { cells, height }: Line,
  write: (text: string, look: Look, column: number) => void,
): void {
  const { y } = pages
  for (const [column, { text, look, drop }] of cells.entries()) write(text, { ...look, y: y + drop }, column)
  pages.y = y + height
}
