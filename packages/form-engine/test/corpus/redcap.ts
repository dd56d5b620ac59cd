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

/** Parses branching logic: comparisons joined by `and`, which binds more tightly, and `or`, with parentheses. */
function parseLogic(logic: string): Expression {
  const tokens =
    logic.match(
      /\(\s*(?=[[(])|\[[^\]]*\](?:\[[^\]]*\])?\s*(?:[<>]=?|=|<>)\s*(?:'[^']*'|"[^"]*"|[\w.]+)|\)|\b(?:and|or)\b/gi,
    ) ?? []
  let at = 0
  const joined = (word: 'and' | 'or', part: () => Expression): Expression => {
    const parts = [part()]
    while (tokens[at]?.toLowerCase() === word) {
      at += 1
      parts.push(part())
    }
    return parts.length === 1 ? parts[0]! : { is: word, parts }
  }
  const either = (): Expression => joined('or', () => joined('and', single))
  const single = (): Expression => {
    const token = tokens[at++] ?? ''
    if (!token.startsWith('(')) return comparison(token)
    const inner = either()
    at += 1
    return inner
  }
  const whole = either()
  return at === tokens.length ? whole : { is: 'other', text: logic }
}

function comparison(text: string): Expression {
  const [, name, code, value] = /^\[(\w+)(?:\((\w+)\))?\]\s*=\s*['"]?([^'"]*)['"]?$/.exec(text) ?? []
  if (name === undefined || value === undefined || value === '') return { is: 'other', text }
  return { is: 'equal', item: code === undefined ? name : `${name}___${code}`, value }
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
