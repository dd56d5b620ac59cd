import { lettersOf } from '../text/closest.ts'

/** How a condition compares an answer with its value. An empty cell means `equals`. */
export const OPERATORS = ['equals', 'anyOf', 'not', 'greaterThan', 'atLeast', 'lessThan', 'atMost', 'answered'] as const

export type Operator = (typeof OPERATORS)[number]

/** Operators that compare the order of numbers or dates. */
export type OrderOperator = Extract<Operator, 'greaterThan' | 'atLeast' | 'lessThan' | 'atMost'>

/**
 * Comparisons of an answer, by operator: `{ atLeast: '18', lessThan: '65' }`. All of them must hold. `Text` is the type of
 * the answers that can be named.
 */
export type Comparison<Text = string> = {
  readonly [Name in OrderOperator]?: string
} & { readonly anyOf?: readonly Text[]; readonly not?: Text; readonly answered?: true }

/** Operator signs of other systems. */
const signs = new Map<string, Operator>([
  ['=', 'equals'],
  ['==', 'equals'],
  ['!=', 'not'],
  ['<>', 'not'],
  ['>', 'greaterThan'],
  ['>=', 'atLeast'],
  ['<', 'lessThan'],
  ['<=', 'atMost'],
])

const byLetters = new Map(OPERATORS.map((operator) => [lettersOf(operator), operator]))

/** Reads the operator in a cell, ignoring case and spaces. Returns `undefined` for any other text. */
export function operatorNamed(written = ''): Operator | undefined {
  const text = written.trim()
  return text === '' ? 'equals' : (signs.get(text) ?? byLetters.get(lettersOf(text)))
}

/** Separates the values of `anyOf`. */
export const LIST_SEPARATOR = '|'

/** The values of a list, trimmed, without blanks. */
export function valuesOfList(list: string): string[] {
  return list.split(LIST_SEPARATOR).flatMap((value) => value.trim() || [])
}
