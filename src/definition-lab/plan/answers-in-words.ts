import type { Answers, Form } from '@captive/form-engine'
import { texts } from '../texts.ts'

/**
 * Answers as text: each question with the label of the chosen option or the typed text, including items of repeating
 * sections.
 */
export function answersInWords(form: Form, answers: Answers): string[] {
  return Object.entries(answers).flatMap(([key, answer]) => {
    const control = form.control(key)
    if (!control) return []
    if (control.repeating) return itemsIn(answer).flatMap((item) => answersInWords(form, item))
    const { choices, show } = control.rules
    const value = String(answer)
    const label = control.options.find((each) => each.value === value)?.label ?? value
    const shown = choices ? show(control, answer) : label
    return [texts.plan.answer(control.label || control.labelCode || key, shown)]
  })
}

function itemsIn(answer: unknown): Answers[] {
  return Array.isArray(answer) ? answer.filter((item) => typeof item === 'object' && item !== null) : []
}
