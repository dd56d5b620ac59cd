import { isContainer, type Answers, type Form, type FormControl } from '@captive/form-engine'

import { InvalidRequestError } from '../../../errors/refusals.ts'
import { texts } from './texts.ts'

/** The most items of a repeating section. */
const maxRepeats = 50

/** The most characters of one answer: of a multi-line text (the contract's limit), and of any other answer. */
const longestText = 20_000
const longestLine = 500

/** A number of answers and their total length. */
interface Amount {
  answers: number
  characters: number
}

/** The number of answers and their total length when every question is answered at full length. */
function capacityOf(form: Form): Amount {
  const questions = form.controls.filter((control) => !isContainer(control))
  const timesOf = ({ repeatedIn }: FormControl) => (repeatedIn === null ? 1 : maxRepeats)
  const longestOf = ({ kind }: FormControl) => (kind === 'textarea' ? longestText : longestLine)
  return {
    answers: questions.reduce((sum, control) => sum + timesOf(control), 0),
    characters: questions.reduce((sum, control) => sum + timesOf(control) * longestOf(control), 0),
  }
}

/**
 * A message for the user if there are more answers than the form can hold, otherwise undefined. Runs before the answers
 * are processed, so that huge requests cost little. Allows twice the form's questions, since a draft may also contain
 * answers to questions of an older form.
 */
export function excessOf(form: Form, { answers, characters }: Amount): string | undefined {
  const capacity = capacityOf(form)
  if (answers > 2 * capacity.answers) return texts.refusals.tooManyVehicles(maxRepeats)
  if (characters > capacity.characters) return texts.refusals.answersTooLong
  return undefined
}

/** Counts answers in the form engine's format. Any input is safe. */
function amountOf(value: unknown): Amount {
  if (typeof value === 'string') return { answers: 1, characters: value.length }
  if (typeof value !== 'object' || value === null) return { answers: 1, characters: 0 }
  const amount = { answers: 0, characters: 0 }
  for (const [name, item] of Object.entries(value)) {
    const { answers, characters } = amountOf(item)
    amount.answers += Math.max(1, answers)
    amount.characters += characters + name.length
  }
  return amount
}

/** @throws InvalidRequestError for more answers than the form can hold */
export function assertAnswersFit(form: Form, answers: Answers): void {
  const excess = excessOf(form, amountOf(answers))
  if (excess !== undefined) throw new InvalidRequestError(excess)
}
