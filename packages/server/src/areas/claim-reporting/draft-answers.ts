import type { Answers, Form } from '@captive/form-engine'

import { InvalidRequestError } from '../../http/refusals.ts'
import { amountOf, excessOf } from './form-capacity.ts'

/** @throws InvalidRequestError for more answers than the form can hold */
export function assertAnswersFit(form: Form, answers: Answers): void {
  const excess = excessOf(form, amountOf(answers))
  if (excess !== undefined) throw new InvalidRequestError(excess)
}

/**
 * The answers a draft may keep: what shows, so that a hidden confidential value is never stored, and what this form
 * does not know, so that a draft made under other definitions can say what no longer fits.
 * @throws InvalidRequestError for more answers than the form can hold
 */
export function answersToKeep(form: Form, answers: Answers): Answers {
  assertAnswersFit(form, answers)
  const unknown = Object.entries(answers).filter(([key]) => form.control(key) === undefined)
  return { ...Object.fromEntries(unknown), ...form.project(answers) }
}

/**
 * What of them a colleague sees who takes the report over: nothing confidential, which a report that was sent shows
 * nobody either, and nothing that this form does not know, since it may have been confidential.
 */
export function answersForColleague(form: Form, answers: Answers): Answers {
  return openAnswers(form, form.project(answers))
}

function openAnswers(form: Form, answers: Answers): Answers {
  const open = Object.entries(answers).filter(([key]) => !form.confidentialKeys.has(key))
  return Object.fromEntries(
    open.map(([key, answer]) => [
      key,
      form.control(key)?.repeating && Array.isArray(answer)
        ? answer.map((item: Answers) => openAnswers(form, item))
        : answer,
    ]),
  )
}
