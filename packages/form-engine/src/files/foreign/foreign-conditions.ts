import type { Outline } from '../../definitions/outline.ts'
import { isOrderOperator } from '../../graph/restriction.ts'
import { isCalendarDate } from '../../kinds/checks/date.ts'
import { canonicalDecimal } from '../../kinds/decimal.ts'
import { OPERATORS, type OrderOperator } from '../../definitions/operators.ts'
import { comparisonsIn, conjunctionOf, type Demand } from './expression.ts'
import type { ForeignItem } from './questionnaire.ts'

type When = Outline['when'][number]

/** The answers that a control waits for, and what the tables cannot say of it. */
export interface ConvertedCondition {
  readonly when: readonly When[]
  readonly leftOut: readonly string[]
}

/** Converts the condition of an item. An item whose condition has no place in the tables always shows. */
export function convertCondition(
  { name, condition, written }: ForeignItem,
  askedAs: ReadonlyMap<string, readonly [item: ForeignItem, id: number]>,
): ConvertedCondition {
  if (!condition) return { when: [], leftOut: [] }
  const demands = conjunctionOf(condition)
  const when = demands?.flatMap((demand): When[] => {
    const [controller, id] = askedAs.get(demand.item) ?? []
    const answer = controller && answerIn(controller, demand.answer)
    return answer && id !== undefined ? [[id, answer]] : []
  })
  if (!demands || !when || when.length < demands.length)
    return { when: [], leftOut: [`${name} always shows. It should show only if ${written ?? 'its condition holds'}.`] }
  return { when, leftOut: itemsThatMayBeBlank(demands).map((item) => waitsFor(name, item)) }
}

const waitsFor = (name: string, item: string): string =>
  `${name} shows only after an answer to ${item}. In the source, it also shows before.`

/** The questions that need no answer in the source. In the tables, a blank satisfies nothing. */
function itemsThatMayBeBlank(demands: readonly Demand[]): string[] {
  const items = [...new Set(demands.map(({ item }) => item))]
  return items.filter((item) => demands.every((demand) => demand.item !== item || demand.evenBlank))
}

/** The comparison in the words of the controller, or `null` if its answers cannot be compared in this way. */
function answerIn(controller: ForeignItem, answer: Demand['answer']): Demand['answer'] | null {
  const isList = Array.isArray(answer)
  if (controller.kind === 'section') return null
  if (!isList && 'answered' in answer) return answer
  if (controller.kind === 'file') return null
  // A ticked checkbox has its own value in the source. An unticked one is blank.
  if (controller.kind === 'checkbox') return isList ? ['true'] : null
  const limits = isList ? [] : Object.entries(answer).flatMap(([name, limit]) => (isOrder(name) ? [String(limit)] : []))
  return limits.every((limit) => isInOrder(controller, limit)) ? answer : null
}

function isInOrder(controller: ForeignItem, limit: string): boolean {
  if (controller.kind === 'calendar') return isCalendarDate(limit)
  return (controller.isNumber === true || hasNumericOptions(controller)) && canonicalDecimal(limit) !== null
}

const isOrder = (name: string): name is OrderOperator =>
  isOrderOperator(OPERATORS.find((operator) => operator === name))

/** The choices that conditions compare as numbers, by name. */
export function comparedAsNumbers(items: readonly ForeignItem[]): ReadonlySet<string> {
  const comparisons = items.flatMap(({ condition = null }) => comparisonsIn(condition))
  const ordered = new Set(comparisons.filter(({ operator }) => isOrder(operator)).map(({ item }) => item))
  return new Set(items.filter((item) => ordered.has(item.name) && hasNumericOptions(item)).map(({ name }) => name))
}

function hasNumericOptions({ kind, codes = [] }: ForeignItem): boolean {
  return kind !== 'checkboxList' && codes.length > 0 && codes.every(({ value }) => canonicalDecimal(value) !== null)
}
