import type { Pages, Tag } from './pages.ts'
import { INK, QUIET, RULE, type TextStyle } from './text-layout.ts'
import { texts } from './texts.ts'

export interface Column {
  header: string
  /** Relative to the other columns. Together they fill the page. */
  width: number
  /** `right` is for numbers: one line of tabular digits, in smaller type if too wide. */
  align?: 'left' | 'right'
}

export interface Row {
  /** One cell per column. The first cell names the row. */
  cells: readonly string[]
  /** A total of the rows above. It stays on the same page as the last row. */
  isTotal?: boolean
}

export interface Table {
  /** The caption on the pages on which the table continues. */
  name: string
  columns: readonly Column[]
  rows: Iterable<Row>
  /** The font size, in points. */
  size: number
  /** Points to leave free below a long table for content that should not begin a page. */
  roomBelow?: number
}

/** The number of last rows that stay together, so that no page has only one row and the total. */
const KEPT_TOGETHER = 3

/** A table with this many rows or fewer is not split, because one part would be a single row. */
const SHORT = KEPT_TOGETHER + 1

const PADDING = 3

const emphasis = {
  header: { weight: 'bold' },
  row: {},
  total: { weight: 'bold' },
} as const

/** A row with the positions of its cells and its height. */
interface Line {
  kind: keyof typeof emphasis
  cells: readonly { text: string; style: TextStyle; drop: number }[]
  height: number
}

/** Draws a table below the last content. The header is repeated on each page, and no row is split. */
export function drawTable(pages: Pages, { name, columns, rows, size, roomBelow = 0 }: Table): void {
  const layOut = lineLayout(pages, columns, size)
  const titles = columns.map(({ header }) => header)
  const header = layOut(titles, 'header')
  // Lays out only a few rows ahead, because a large table would not fit in memory.
  const lines = linesOf(rows, layOut)
  const ahead: Line[] = []
  const layOutAhead = () => {
    while (ahead.length < SHORT + 1) {
      const { value } = lines.next()
      if (!value) return
      ahead.push(value)
    }
  }
  const heightOfFullPage = pages.height - 3 * header.height // on a page with repeated headers
  /** The height that the next rows need on the page: two rows at the beginning, so that no page has a single row. */
  const height = (firstRows = 1) => {
    const isEnd = ahead.length <= KEPT_TOGETHER
    const together = isEnd ? ahead : ahead.slice(0, ahead[1]?.kind === 'total' ? 2 : firstRows)
    return Math.min(heightOf(together) + (isEnd ? roomBelow : 0), heightOfFullPage)
  }

  layOutAhead()
  const isShort = ahead.length <= SHORT && heightOf(ahead) <= heightOfFullPage
  pages.room(header.height + (isShort ? heightOf(ahead) : height(2)))
  const table = pages.tag('Table')
  drawHeader(pages, header, table)
  const body = pages.tag('TBody', table)
  for (let line = ahead[0]; line; line = ahead[0]) {
    if (!isShort && pages.room(height())) repeatHeader(pages, header, texts.continued(name), size)
    drawLine(pages, line, body)
    ahead.shift()
    layOutAhead()
  }
  body.end()
  table.end()
}

const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { height }) => sum + height, 0)

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
  const maxHeight = pages.height / 2
  return (cellTexts: readonly string[], kind: Line['kind']): Line => {
    const cells = places.map((place, column) => {
      const text = cellTexts[column] ?? ''
      const style = {
        ...place,
        ...emphasis[kind],
        ...(kind === 'header' && { color: pages.accent }),
        isUnique: column === 0,
      }
      if (place.align === 'right' && kind !== 'header') return { text, style: onOneLine(pages, text, style), height: 0 }
      const height = pages.heightOf(text, style)
      return height > maxHeight ? { text, style: { ...style, maxHeight }, height: maxHeight } : { text, style, height }
    })
    const highest = Math.max(pages.heightOf('1', { size }), ...cells.map(({ height }) => height))
    // Headers are aligned to the bottom.
    const dropOf = (height: number) => PADDING + (kind === 'header' ? highest - height : 0)
    return {
      kind,
      cells: cells.map(({ text, style, height }) => ({ text, style, drop: dropOf(height) })),
      height: highest + 2 * PADDING,
    }
  }
}

function onOneLine(pages: Pages, text: string, style: TextStyle & { width: number }): TextStyle {
  const tabular = { ...style, tabular: true }
  const tooWide = Math.max(1, pages.widthOf(text, tabular) / style.width)
  return { ...tabular, size: style.size / tooWide }
}

function drawHeader(pages: Pages, header: Line, table: Tag): void {
  const thead = pages.tag('THead', table)
  const row = pages.tag('TR', thead)
  writeCells(pages, header, (text, style) => pages.text('TH', text, style, { parent: row, scope: 'Column' }))
  row.end()
  thead.end()
  pages.decoration(() => pages.line(pages.y, pages.accent))
}

/** Not tagged, because screen readers read the header on the first page of the table. */
function repeatHeader(pages: Pages, header: Line, caption: string, size: number): void {
  pages.decoration(() => {
    pages.untagged(caption, { size, color: QUIET })
    pages.skip(0.3)
    writeCells(pages, header, (text, style) => pages.untagged(text, style))
    pages.line(pages.y, pages.accent)
  })
}

function drawLine(pages: Pages, line: Line, body: Tag): void {
  const { y } = pages
  if (line.kind === 'total') pages.decoration(() => pages.tint(y + 0.4, line.height - 0.4, pages.accentTint))
  const row = pages.tag('TR', body)
  writeCells(pages, line, (text, style, column) =>
    column === 0
      ? pages.text('TH', text, style, { parent: row, scope: 'Row' })
      : pages.text('TD', text, style, { parent: row }),
  )
  row.end()
  pages.decoration(() => pages.line(pages.y, line.kind === 'total' ? INK : RULE))
}

function writeCells(
  pages: Pages,
  { cells, height }: Line,
  write: (text: string, style: TextStyle, column: number) => void,
): void {
  const { y } = pages
  for (const [column, { text, style, drop }] of cells.entries()) write(text, { ...style, y: y + drop }, column)
  pages.y = y + height
}
