import { isBlank, textOf, type Row, type Sheet } from '../read/cells.ts'
import type { Field } from '../kinds/field.ts'
import { scoreHead } from '../map/score-head.ts'
import { dayOf } from '../values/day.ts'
import { amountOf } from '../values/amount.ts'
import type { Column, Table } from './table.ts'

/** The number of rows that are searched for a header. */
const searchedRows = 200
/** The minimum number of columns that a header must match by synonyms, by default. */
const usualFewestColumns = 4
/** The minimum score, from 0 to 1, of a header text that matches a field. */
const goodScore = 0.7
/** The maximum number of rows of a header. */
const maxHeaderRows = 3

/**
 * Finds the header of a table: the one to three rows whose texts match the most fields. Returns null if no rows match
 * enough fields.
 * @param options.headRows the header rows, if the mapping states them
 * @param options.fewest the minimum number of columns that must match by synonyms
 */
export async function findTable(
  sheet: Sheet,
  fields: readonly Pick<Field, 'name' | 'heads'>[],
  { headRows, fewest = usualFewestColumns }: { headRows?: readonly [number, number] | undefined; fewest?: number } = {},
): Promise<Table | null> {
  const rows = await firstRows(sheet)
  const candidates = headRows ? [headRows] : candidatesIn(rows)
  let best: { table: Table; score: number } | null = null
  for (const [from, to] of candidates) {
    const lines = rows.filter(({ number }) => number >= from && number <= to)
    const columns = columnsOf(lines, sheet)
    const score = headRows ? Infinity : scoreOf(columns, fields) - (to - from) * 0.5
    if (score >= fewest && score > (best?.score ?? 0))
      best = {
        score,
        table: { sheet, headRows: [from, to], columns, titles: rows.filter(({ number }) => number < from) },
      }
  }
  return best?.table ?? null
}

async function firstRows(sheet: Sheet): Promise<Row[]> {
  const rows: Row[] = []
  for await (const batch of sheet.rows()) {
    rows.push(...batch)
    if (rows.length >= searchedRows) break
  }
  return rows.slice(0, searchedRows)
}

function candidatesIn(rows: readonly Row[]): [number, number][] {
  return rows.flatMap((row, index) => {
    if (row.cells.filter((cell) => !isBlank(cell)).length < 2 || !isText(row)) return []
    const spans: [number, number][] = []
    for (let lines = 1; lines <= maxHeaderRows; lines++) {
      const first = rows[index - lines + 1]
      if (first && isText(first)) spans.push([first.number, row.number])
      else break
    }
    return spans
  })
}

/** Whether a row contains only texts, without amounts or dates. */
const isText = (row: Row) =>
  row.cells.every(
    (cell) =>
      isBlank(cell) ||
      (typeof cell === 'string' &&
        dayOf(cell, 'month first') === undefined &&
        !/^[\d$(-]/.test(cell.trim()) &&
        amountOf(cell, '.') === undefined),
  )

function scoreOf(columns: readonly Column[], fields: readonly Pick<Field, 'name' | 'heads'>[]): number {
  const found = new Map<string, number>()
  for (const column of columns) {
    const [best] = fields
      .map(({ name, heads }) => ({
        name,
        score: Math.max(...column.headerTexts.map((text) => scoreHead(text, heads))),
      }))
      .toSorted((one, other) => other.score - one.score)
    if (best && best.score >= goodScore) found.set(best.name, Math.max(found.get(best.name) ?? 0, best.score))
  }
  return [...found.values()].reduce((sum, score) => sum + score, 0)
}

/** The columns of a header with one to three rows. The text of merged cells applies to each of their columns. */
function columnsOf(lines: readonly Row[], sheet: Sheet): Column[] {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length))
  const drafts = Array.from({ length: width }, (_, index) => {
    const texts = lines.map((line, position) => textAt(line, index, sheet, lines[position + 1]))
    return { index, texts: texts.filter((text, position) => text !== '' && text !== texts[position - 1]) }
  }).filter(({ texts }) => texts.length > 0)
  const uses = countOf(drafts.map(({ texts }) => texts.at(-1) ?? ''))
  const isUnique = (text: string) => uses.get(text) === 1
  const heads = drafts.map(({ texts }) => (isUnique(texts.at(-1) ?? '') ? (texts.at(-1) ?? '') : texts.join(' / ')))
  const repeats = new Map<string, number>()
  return drafts.map(({ index, texts }, position) => {
    const head = heads[position] ?? ''
    const nth = (repeats.get(head) ?? 0) + 1
    repeats.set(head, nth)
    return {
      index,
      head: nth > 1 ? `${head} (${nth})` : head,
      headerTexts: [...new Set([texts.join(' '), ...(isUnique(texts.at(-1) ?? '') ? [texts.at(-1) ?? ''] : [])])],
    }
  })
}

function textAt(line: Row, index: number, sheet: Sheet, below: Row | undefined): string {
  const own = textOf(line.cells[index])
  if (own !== '') return own
  const row = line.number - 1
  const merge = sheet.merges.find(
    ({ fromRow, toRow, fromColumn, toColumn }) =>
      row >= fromRow && row <= toRow && index >= fromColumn && index <= toColumn,
  )
  if (merge) return row === merge.fromRow ? textOf(line.cells[merge.fromColumn]) : ''
  // Text files have no merged cells: a text applies to the columns to its right up to the next text.
  if (sheet.name !== '' || !below || isBlank(below.cells[index])) return ''
  for (let left = index - 1; left >= 0; left--) if (!isBlank(line.cells[left])) return textOf(line.cells[left])
  return ''
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}
