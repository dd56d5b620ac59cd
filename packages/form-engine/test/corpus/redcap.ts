import { parseCondition } from '../../src/files/foreign/parse-condition.ts'
import type { SourceItem } from './source-item.ts'

/** Parses a REDCap data dictionary. A calculated field counts as a number. */
export function readRedcap(csv: string): SourceItem[] {
  const [, ...rows] = readCsv(csv)
  const several = new Set(rows.flatMap(([id = '', type]) => (type === 'checkbox' ? [id] : [])))
  return rows.map(([id = '', type = '', options = '', logic = '']): SourceItem => {
    const values = options.split('|').map((option) => option.split(',')[0]!.trim())
    const sort = sortOf(type, values[0] !== '')
    return {
      id,
      parent: null,
      sort,
      values: sort === 'choice' || sort === 'several' ? values : [],
      condition: logic ? parseCondition(logic, several) : null,
    }
  })
}

function sortOf(type: string, hasOptions: boolean): SourceItem['sort'] {
  if (type === 'checkbox') return 'several'
  if (type === 'number' || type === 'calc') return 'number'
  return hasOptions ? 'choice' : 'text'
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
