import type { Comparison, Operator } from '../../definitions/operators.ts'

/**
 * One comparison of an answer. If a question has several choices, one choice must match; with `not`, no choice may
 * match.
 */
export interface AnswerComparison {
  readonly is: 'compare'
  /** The name of the question. */
  readonly item: string
  readonly operator: Exclude<Operator, 'anyOf'>
  /** Blank for `answered`. */
  readonly value: string
  /** Whether the comparison also holds without an answer, as `!=` does in other notations. */
  readonly evenBlank: boolean
}

/** A condition of another questionnaire. `other` is a condition that these comparisons cannot express. */
export type Expression =
  | AnswerComparison
  | { readonly is: 'and' | 'or'; readonly parts: readonly Expression[] }
  | { readonly is: 'other'; readonly text: string }

/** The answer that a condition requires: one of these values, or an answer that satisfies this comparison. */
export interface Demand {
  readonly item: string
  readonly answer: readonly string[] | Comparison
  readonly evenBlank: boolean
}

/** Builds a comparison by its operator. */
export function compared(item: string, operator: AnswerComparison['operator'], value = ''): AnswerComparison {
  return { is: 'compare', item, operator, value, evenBlank: operator === 'not' }
}

const opposites: Readonly<Record<Exclude<AnswerComparison['operator'], 'answered'>, AnswerComparison['operator']>> = {
  equals: 'not',
  not: 'equals',
  greaterThan: 'atMost',
  atMost: 'greaterThan',
  lessThan: 'atLeast',
  atLeast: 'lessThan',
}

/** The condition that holds exactly when this one does not. */
export function negated(expression: Expression): Expression {
  switch (expression.is) {
    case 'and':
      return { is: 'or', parts: expression.parts.map(negated) }
    case 'or':
      return { is: 'and', parts: expression.parts.map(negated) }
    case 'compare':
      return expression.operator === 'answered'
        ? { is: 'other', text: `${expression.item} has no answer` }
        : { ...expression, operator: opposites[expression.operator], evenBlank: !expression.evenBlank }
    case 'other':
      return expression
  }
}

/** All comparisons in a condition. */
export function comparisonsIn(expression: Expression | null): AnswerComparison[] {
  if (!expression || expression.is === 'other') return []
  return expression.is === 'compare' ? [expression] : expression.parts.flatMap(comparisonsIn)
}

/**
 * Converts conditions that the tables can express to demands that must all hold, with alternative values for each
 * question. Returns `null` for any other condition.
 */
export function conjunctionOf(expression: Expression): Demand[] | null {
  switch (expression.is) {
    case 'other':
      return null
    case 'compare':
      return [demandOf(expression)]
    case 'or':
      return alternativesOf(expression.parts.map(conjunctionOf))
    case 'and': {
      const demands = expression.parts.map(conjunctionOf)
      const flat = demands.flatMap((each) => each ?? [])
      const listed = flat.filter(isList).map(({ item }) => item)
      return demands.includes(null) || new Set(listed).size < listed.length ? null : flat
    }
  }
}

function demandOf({ item, operator, value, evenBlank }: AnswerComparison): Demand {
  if (operator === 'equals') return { item, answer: [value], evenBlank }
  return { item, answer: { [operator]: operator === 'answered' ? true : value }, evenBlank }
}

/** The tables can express alternatives only as values of the same question. */
function alternativesOf(parts: readonly (Demand[] | null)[]): Demand[] | null {
  const lists = parts.flatMap((part) => (part?.length === 1 ? part.filter(isList) : []))
  const [first] = lists
  if (!first || lists.length < parts.length || lists.some(({ item }) => item !== first.item)) return null
  return [
    {
      item: first.item,
      answer: [...new Set(lists.flatMap(({ answer }) => answer))],
      evenBlank: lists.some(({ evenBlank }) => evenBlank),
    },
  ]
}

const isList = (demand: Demand): demand is Demand & { readonly answer: readonly string[] } =>
  Array.isArray(demand.answer)
