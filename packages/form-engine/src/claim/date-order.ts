import { answerOf, isRecord, type Answers } from '../kinds/answers.ts'
import { isCalendarDate } from '../kinds/checks/date.ts'
import type { FormControl } from '../kinds/control.ts'
import type { AnswerRule } from '../graph/rules.ts'

/** The two sides of the date rule. No date in `lossKeys` may be after a date in `knowledgeKeys`. */
interface DateOrder {
  readonly lossKeys: readonly string[]
  readonly knowledgeKeys: readonly string[]
}

/**
 * The date of loss may not be after the date the employer had knowledge. The knowledge date is the one that is cleared.
 */
export const dateOrder: AnswerRule = {
  code: 'date-order',
  message: 'Date of Loss can not be later than Date Employer Had Knowledge Of Injury',
  bind: (controls) => {
    const order = orderIn(controls)
    if (!order) return null
    const keys = [...order.lossKeys, ...order.knowledgeKeys]
    return { keys, keysIn: (answers) => tooEarlyIn(order, answers), schema: { 'x-date-order': order } }
  },
  keywords: {
    // `bind` wrote this value into the schema.
    'x-date-order': (order, answers) => !isRecord(answers) || tooEarlyIn(order as DateOrder, answers).length === 0,
  },
}

/** The label codes, or labels, of both dates. */
export const dateOrderNames = ['DateOfLoss', 'DateEmployerHadKnowledgeOfInjury'] as const

/** Finds both sides by label code or label, ignoring spaces and case. `null` if one is missing. */
function orderIn(controls: readonly FormControl[]): DateOrder | null {
  const keysCalled = (name: string): string[] =>
    controls
      .filter((control) => control.check === 'date' && control.repeatedIn === null)
      .filter((control) => isCalled(control, name))
      .map((control) => control.key)
  const [loss, knowledge] = dateOrderNames
  const order = { lossKeys: keysCalled(loss), knowledgeKeys: keysCalled(knowledge) }
  return order.lossKeys.length > 0 && order.knowledgeKeys.length > 0 ? order : null
}

/** Whether the label code or the label is `name`, ignoring spaces and case. */
export function isCalled({ labelCode, englishLabel }: FormControl, name: string): boolean {
  return [labelCode, englishLabel].some((text) => folded(text) === folded(name))
}

function folded(text: string): string {
  return text.replace(/\s/g, '').toLowerCase()
}

/** The knowledge dates before the latest date of loss. Ignores values that are not dates. */
function tooEarlyIn({ lossKeys, knowledgeKeys }: DateOrder, answers: Answers): string[] {
  const [latest] = lossKeys
    .flatMap((key) => dayOf(answers, key) ?? [])
    .sort()
    .reverse()
  return knowledgeKeys.filter((key) => {
    const day = dayOf(answers, key)
    return day !== null && latest !== undefined && latest > day
  })
}

function dayOf(answers: Answers, key: string): string | null {
  const answer = answerOf(answers, key)
  const text = typeof answer === 'string' ? answer.trim() : ''
  return isCalendarDate(text) ? text : null
}
