import { answerOf, isRecord } from '../kinds/answers.ts'
import type { ControlValue } from './form.ts'
import { isRecId } from './submission.ts'

/**
 * Thrown when the body of a request is not a list of values. The message names the first invalid entry and says what to
 * do.
 *
 * @example
 * const sentenceOf = (error: unknown) => (error instanceof InvalidSubmissionError ? error.message : 'Try again.')
 */
export class InvalidSubmissionError extends Error {
  override readonly name = 'InvalidSubmissionError'
  /** The index of the entry; `null` if the body is not a list. */
  readonly entry: number | null

  constructor(entry: number | null, advice: string) {
    super(entry === null ? advice : `Entry ${entry} of the submission: ${advice}`)
    this.entry = entry
  }
}

/**
 * Checks only the types of a request body: `readSubmission` validates the values against a form. The id is a string or
 * a number, the value a string, and the id of a repeated item a number. Other properties are dropped.
 * @throws InvalidSubmissionError
 *
 * @example
 * const { errors } = readSubmission(form, parseSubmission(body))
 */
export function parseSubmission(given: unknown): ControlValue[] {
  if (!Array.isArray(given)) {
    const advice = `A submission is a list of values, and this is ${nameOfType(given)}. Send a JSON array.`
    throw new InvalidSubmissionError(null, advice)
  }
  // `Array.from` also visits the holes of a sparse list.
  return Array.from(given as unknown[], parseEntry)
}

function parseEntry(entry: unknown, index: number): ControlValue {
  if (!isRecord(entry)) {
    throw new InvalidSubmissionError(
      index,
      `Send an object with ControlsRecId and DataValue, not ${nameOfType(entry)}.`,
    )
  }
  const ControlsRecId = answerOf(entry, 'ControlsRecId')
  const DataValue = answerOf(entry, 'DataValue')
  const RepeatControlMapping = answerOf(entry, 'RepeatControlMapping')
  if (!isRecId(ControlsRecId)) throw wrongType(index, 'ControlsRecId', 'the RecId of a control', ControlsRecId)
  if (typeof DataValue !== 'string') throw wrongType(index, 'DataValue', 'a text', DataValue)
  if (RepeatControlMapping === undefined) return { ControlsRecId, DataValue }
  if (typeof RepeatControlMapping === 'number') return { ControlsRecId, DataValue, RepeatControlMapping }
  throw wrongType(index, 'RepeatControlMapping', 'a number, or leave it out', RepeatControlMapping)
}

const wrongType = (index: number, property: string, wanted: string, given: unknown) =>
  new InvalidSubmissionError(index, `Give ${property} ${wanted}; it is ${nameOfType(given)}.`)

/** The name of the value's type. Never quotes the value, which may be confidential. */
function nameOfType(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`
}
