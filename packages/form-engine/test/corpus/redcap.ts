import { parseLogic } from '../../src/files/foreign/redcap-logic.ts'
import type { Expression, SourceItem } from './source-item.ts'

/** Parses a REDCap data dictionary. Each checkbox choice that a condition names becomes a separate checkbox. */
export function readRedcap(csv: string): SourceItem[] {
  const [, ...rows] = readCsv(csv)
  const items = rows.map(([id = '', type = '', options = '', logic = '']): SourceItem => {
    const values = options.split('|').map((option) => option.split(',')[0]!.trim())
    const sort = type === 'checkbox' ? 'group' : type === 'number' ? 'number' : values[0] ? 'choice' : 'text'
    return {
      id,
      parent: null,
      sort,
      values: sort === 'choice' ? values : [],
      condition: logic ? parseLogic(logic) : null,
    }
  })
  const checkboxes = new Set(items.filter((item) => item.sort === 'group').map((item) => item.id))
  const named = new Set(items.flatMap((item) => equalitiesIn(item.condition).map((equal) => equal.item)))
  const ticks = [...named].flatMap((id): SourceItem[] => {
    const parent = id.split('___')[0]!
    return id.includes('___') && checkboxes.has(parent)
      ? [{ id, parent, sort: 'tick', values: ['1'], condition: null }]
      : []
  })
  return [...items, ...ticks]
}

function equalitiesIn(expression: Expression | null): { item: string; value: string }[] {
  if (expression?.is === 'equal') return [expression]
  return expression && expression.is !== 'other' ? expression.parts.flatMap(equalitiesIn) : []
}

/** Parses comma-separated rows. Quoted cells may contain commas, quotes and line ends. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\n') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}
