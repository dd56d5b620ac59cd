import type { Answers } from '@captive/form-engine'

/** A form is read for an answer that it does not require, or under a name that it does not have. */
export class MissingAnswerError extends Error {
  constructor(name: string) {
    super(`The form was sent without an answer to "${name}".`)
    this.name = 'MissingAnswerError'
  }
}

/**
 * The answer under a name as text without white space around it.
 * @throws MissingAnswerError where there is none: what is read so must be required by its form
 */
export function requiredText(answers: Answers, name: string): string {
  const text = optionalText(answers, name)
  if (text === '') throw new MissingAnswerError(name)
  return text
}

/** The answer under a name as text without white space around it; empty where there is none. */
export function optionalText(answers: Answers, name: string): string {
  const answer = answers[name]
  return typeof answer === 'string' ? answer.trim() : ''
}

/**
 * The id of the row that was chosen under a name.
 * @throws MissingAnswerError where none was
 */
export function chosenId(answers: Answers, name: string): number {
  const id = Number(requiredText(answers, name))
  if (!Number.isInteger(id)) throw new MissingAnswerError(name)
  return id
}
