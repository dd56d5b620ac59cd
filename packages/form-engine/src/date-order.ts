import { answerOf, type Answers } from './answers.ts'
import { isCalendarDate } from './checks/date.ts'
import type { DateConflict, FormControl } from './form.ts'
import { MESSAGES } from './messages.ts'

/** The two sides of the date rule; a day of `lossKeys` may not be after a day of `knowledgeKeys` (AMB-128). */
export interface DateOrder {
  readonly lossKeys: readonly string[]
  readonly knowledgeKeys: readonly string[]
}

/** Finds both sides by label code or label, ignoring spaces and case; `null` where one is missing. */
export function dateOrderOf(controls: readonly FormControl[]): DateOrder | null {
  const keysCalled = (name: string): string[] =>
    controls
      .filter((control) => control.check === 'date' && control.repeatedIn === null)
      .filter((control) => folded(control.labelCode) === name || folded(control.label) === name)
      .map((control) => control.key)
  const order = { lossKeys: keysCalled('dateofloss'), knowledgeKeys: keysCalled('dateemployerhadknowledgeofinjury') }
  return order.lossKeys.length > 0 && order.knowledgeKeys.length > 0 ? order : null
}

function folded(text: string): string {
  return text.replace(/\s/g, '').toLowerCase()
}

/** Knowledge dates before the latest date of loss. Equal days are fine; what is no date takes no part. */
export function dateConflictsIn(order: DateOrder | null, answers: Answers): DateConflict[] {
  if (!order) return []
  let latest: { key: string; day: string } | undefined
  for (const key of order.lossKeys) {
    const day = dayOf(answers, key)
    if (day !== null && (!latest || day > latest.day)) latest = { key, day }
  }
  const conflicts: DateConflict[] = []
  for (const key of order.knowledgeKeys) {
    const day = dayOf(answers, key)
    if (day === null || !latest || latest.day <= day) continue
    conflicts.push({ key, dateOfLossKey: latest.key, message: MESSAGES['date-order'] })
  }
  return conflicts
}

function dayOf(answers: Answers, key: string): string | null {
  const answer = answerOf(answers, key)
  const text = typeof answer === 'string' ? answer.trim() : ''
  return isCalendarDate(text) ? text : null
}
