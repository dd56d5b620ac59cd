import type { Outline } from '../../definitions/outline.ts'
import { isOrderOperator } from '../../graph/restriction.ts'
import { isCalendarDate } from '../../kinds/checks/date.ts'
import { canonicalDecimal } from '../../kinds/decimal.ts'
import { OPERATORS, type OrderOperator } from '../../definitions/operators.ts'
import { comparisonsIn, conjunctionOf, type Demand } from './expression.ts'
import type { ForeignItem } from './questionnaire.ts'

type When = Outline['when'][number]

/** The answers that a control depends on, and what the tables cannot express. */
export interface ConvertedCondition {
  readonly when: readonly When[]
  readonly leftOut: readonly string[]
}

/** Converts the condition of an item. If the tables cannot express it, the item always shows. */
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

/** The questions that may be unanswered in the source. In the tables, a blank satisfies no condition. */
function itemsThatMayBeBlank(demands: readonly Demand[]): string[] {
  const items = [...new Set(demands.map(({ item }) => item))]
  return items.filter((item) => demands.every((demand) => demand.item !== item || demand.evenBlank))
}

/** Converts an answer to what the controller stores. Returns `null` if its answers cannot be compared in this way. */
function answerIn(controller: ForeignItem, answer: Demand['answer']): Demand['answer'] | null {
  const isList = Array.isArray(answer)
  if (controller.kind === 'section') return null
  if (!isList && 'answered' in answer) return answer
  if (controller.kind === 'file') return null
  // Each source has its own value for a ticked checkbox. An unticked checkbox is blank.
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

/** The names of choice questions that conditions compare as numbers. */
export function comparedAsNumbers(items: readonly ForeignItem[]): ReadonlySet<string> {
  const comparisons = items.flatMap(({ condition = null }) => comparisonsIn(condition))
  const ordered = new Set(comparisons.filter(({ operator }) => isOrder(operator)).map(({ item }) => item))
  return new Set(items.filter((item) => ordered.has(item.name) && hasNumericOptions(item)).map(({ name }) => name))
}

function hasNumericOptions({ kind, codes = [] }: ForeignItem): boolean {
  return kind !== 'checkboxList' && codes.length > 0 && codes.every(({ value }) => canonicalDecimal(value) !== null)
}
