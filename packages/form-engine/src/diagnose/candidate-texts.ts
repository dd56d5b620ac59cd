import type { Condition } from '../graph/conditions.ts'
import type { ControlGraph } from '../graph/graph.ts'
import { compareOrdered, isOrderOperator, orderedText, orderOf } from '../graph/restriction.ts'
import type { TreeNode } from '../graph/tree.ts'
import type { FormControl } from '../kinds/control.ts'
import { canonicalDecimal } from '../kinds/decimal.ts'
import { maskedTexts, typedTexts } from './typed-texts.ts'

const known = new WeakMap<TreeNode, readonly string[]>()

/**
 * Texts that represent all answers of a control in conditions: if any answer satisfies a set of conditions on the
 * control, one of these texts does too. Some of them are not possible answers.
 */
export function candidateTexts(graph: ControlGraph, node: TreeNode): readonly string[] {
  const before = known.get(node)
  if (before) return before
  const conditions = [
    ...(graph.controlsShownBy.get(node) ?? []).map(({ condition }) => condition),
    ...(graph.offersBy.get(node) ?? []),
  ]
  const candidates = [...new Set(textsFor(node.control, conditions))]
  known.set(node, candidates)
  return candidates
}

function textsFor(control: FormControl, conditions: readonly Condition[]): string[] {
  if (control.check === 'option') return control.options.map(({ value }) => value)
  if (control.check === 'options') return listsOf(control, conditions)
  if (control.rules.texts) return [...control.rules.texts]
  const mentioned = conditions.flatMap(({ values, restrictions }) => [
    ...(values ?? []),
    ...restrictions.map(({ value }) => value),
  ])
  const limits = conditions
    .flatMap(({ restrictions }) => restrictions)
    .flatMap(({ operator, value }) =>
      isOrderOperator(operator) || operator === 'not' ? (orderedText(control, value) ?? []) : [],
    )
  const numbers = Array.from({ length: new Set(mentioned).size + 1 }, (_, index) => index + 1)
  return [
    ...mentioned,
    ...textsAround(control, limits),
    ...numbers.flatMap((number) => [...maskedTexts(control, number), ...typedTexts(number)]),
  ].filter((text) => text !== '')
}

/**
 * Lists of choices: each choice alone, and all choices without each subset of those that a condition excludes or that
 * are not always offered. If these are more than `mostExcluded`, only all choices without each one of them, and without
 * all of them.
 */
function listsOf({ options, rules }: FormControl, conditions: readonly Condition[]): string[] {
  const values = options.map(({ value }) => value)
  const excluded = new Set([
    ...conditions
      .flatMap(({ restrictions }) => restrictions.filter(({ operator }) => operator === 'not'))
      .map((each) => each.value),
    ...options.flatMap(({ value, offeredWhen }) => (offeredWhen ? value : [])),
  ])
  const those = values.filter((value) => excluded.has(value))
  const few = those.length <= mostExcluded
  const left = few ? subsetsOf(those) : [[], ...those.map((value) => [value]), those]
  const lists = [
    ...values.map((value) => [value]),
    ...left.map((out) => values.filter((value) => !out.includes(value))),
  ]
  return lists.filter((list) => list.length > 0).map((list) => rules.toData(list))
}

const mostExcluded = 6

function subsetsOf(values: readonly string[]): string[][] {
  return values.reduce<string[][]>((sets, value) => [...sets, ...sets.map((set) => [...set, value])], [[]])
}

/** The limits and excluded values, and a text on each side of every one of them. */
function textsAround(control: FormControl, limits: readonly string[]): string[] {
  if (limits.length === 0) return []
  const sorted = [...new Set(limits)].sort((a, b) => compareOrdered(control, a, b))
  if (orderOf(control) === 'date') return sorted.flatMap((day) => [day, dayAfter(day, 1), dayAfter(day, -1)])
  const between = sorted.slice(1).map((limit, at) => numberBetween(sorted[at]!, limit))
  return [...sorted.flatMap((limit) => [integerBeside(limit, 1n), limit, integerBeside(limit, -1n)]), ...between]
}

/** The date that is `days` days after `day`. */
export function dayAfter(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** A whole number above (1) or below (-1) a number in its shortest form. */
function integerBeside(canonical: string, step: bigint): string {
  const [whole = '0'] = canonical.split('.')
  return String(BigInt(whole) + step)
}

/** A number between two numbers in their shortest form. `lower` must be less than `upper`. */
function numberBetween(lower: string, upper: string): string {
  const isNegative = upper.startsWith('-') || upper === '0'
  if (lower.startsWith('-') && !isNegative) return '0'
  // Adds half a unit of the last decimal place to the number nearer to zero.
  const [near, far] = isNegative ? [upper, lower] : [lower, upper]
  const places = Math.max(placesOf(near), placesOf(far))
  const [whole = '0', fraction = ''] = near.replace('-', '').split('.')
  return canonicalDecimal(`${isNegative ? '-' : ''}${whole}.${fraction.padEnd(places, '0')}5`) ?? near
}

const placesOf = (canonical: string): number => canonical.split('.')[1]?.length ?? 0
