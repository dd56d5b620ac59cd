import type { Expression } from './expression.ts'

/** Parses branching logic: comparisons joined by `and`, which binds more tightly, and `or`, with parentheses. */
export function parseLogic(logic: string): Expression {
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

/** A comparison with one choice of a checkbox, `[name(code)]`, names that choice: `name___code`. */
function comparison(text: string): Expression {
  const [, name, code, value] = /^\[(\w+)(?:\((\w+)\))?\]\s*=\s*['"]?([^'"]*)['"]?$/.exec(text) ?? []
  if (name === undefined || value === undefined || value === '') return { is: 'other', text }
  return { is: 'equal', item: code === undefined ? name : `${name}___${code}`, value }
}
