import type { Answers, Form } from '@captive/form-engine'

import { assertAnswersFit } from '../report/form-capacity.ts'

/**
 * The answers to store in a draft: answers of visible controls, so that a hidden confidential value is never stored,
 * and answers to questions that the form no longer has, so that the wizard can list them.
 * @throws InvalidRequestError for more answers than the form can hold
 */
export function answersToKeep(form: Form, answers: Answers): Answers {
  assertAnswersFit(form, answers)
  const unknown = Object.entries(answers).filter(([key]) => form.control(key) === undefined)
  return { ...Object.fromEntries(unknown), ...form.project(answers) }
}

/**
 * The answers that a colleague sees after taking over the draft. Leaves out confidential answers, and answers to
 * questions that the form no longer has, because they may have been confidential.
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
