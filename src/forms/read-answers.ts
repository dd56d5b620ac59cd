import type { Answers } from '@captive/form-engine'

/** The code reads an answer that the form does not require or does not have. */
export class MissingAnswerError extends Error {
  constructor(name: string) {
    super(`The form was sent without an answer to "${name}".`)
    this.name = 'MissingAnswerError'
  }
}

/**
 * The trimmed text answer of a required control.
 * @throws MissingAnswerError without an answer
 */
export function requiredText(answers: Answers, name: string): string {
  const text = optionalText(answers, name)
  if (text === '') throw new MissingAnswerError(name)
  return text
}

/** The trimmed text answer of a control; empty without an answer. */
export function optionalText(answers: Answers, name: string): string {
  const answer = answers[name]
  return typeof answer === 'string' ? answer.trim() : ''
}

/**
 * The chosen option of a control as a numeric id.
 * @throws MissingAnswerError without a choice
 */
export function chosenId(answers: Answers, name: string): number {
  const id = Number(requiredText(answers, name))
  if (!Number.isInteger(id)) throw new MissingAnswerError(name)
  return id
}
