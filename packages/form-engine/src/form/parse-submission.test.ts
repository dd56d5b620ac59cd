import { expect, test } from 'vitest'
import { InvalidSubmissionError, parseSubmission } from '../index.ts'

const value = { ControlsRecId: 101, DataValue: 'Ace' }

test('types the values and drops other properties', () => {
  expect(parseSubmission([])).toEqual([])
  const given: unknown = [value, { ControlsRecId: 'make', DataValue: '', RepeatControlMapping: 2, extra: true }]
  expect(parseSubmission(given)).toEqual([value, { ControlsRecId: 'make', DataValue: '', RepeatControlMapping: 2 }])
})

test.each<[string, unknown, number | null, string]>([
  ['null', null, null, 'this is null. Send a JSON array.'],
  ['nothing', undefined, null, 'this is missing. Send a JSON array.'],
  ['a text', 'Ace', null, 'this is of type string. Send a JSON array.'],
  ['a number', 7, null, 'this is of type number. Send a JSON array.'],
  ['an object', value, null, 'this is of type object. Send a JSON array.'],
  ['a list of nulls', [null], 0, 'Send an object with ControlsRecId and DataValue, not null.'],
  ['a list of texts', [value, 'Ace'], 1, 'not of type string.'],
  ['a nested list', [value, [value]], 1, 'not a list.'],
  ['a list with a hole', [value, , value], 1, 'not missing.'], // oxlint-disable-line no-sparse-arrays
  ['a value without an id', [{ DataValue: 'Ace' }], 0, 'Give ControlsRecId the RecId of a control; it is missing.'],
  ['an id that is a list', [{ ...value, ControlsRecId: [101] }], 0, 'it is a list.'],
  ['a value without a text', [{ ControlsRecId: 101 }], 0, 'Give DataValue a text; it is missing.'],
  ['a value that is a number', [value, { ...value, DataValue: 5 }], 1, 'it is of type number.'],
  ['a value that is null', [{ ...value, DataValue: null }], 0, 'it is null.'],
  ['an item id that is a text', [{ ...value, RepeatControlMapping: '1' }], 0, 'a number, or leave it out'],
])('refuses %s and says what to do', (_, given, entry, advice) => {
  const parse = () => parseSubmission(given)
  expect(parse).toThrow(InvalidSubmissionError)
  expect(parse).toThrow(expect.objectContaining({ entry, message: expect.stringContaining(advice) }))
})

test('never quotes an answer', () => {
  const parse = () => parseSubmission([{ ControlsRecId: 101, DataValue: { ssn: '123-45-6789' } }])
  expect(parse).toThrow('Entry 0 of the submission: Give DataValue a text; it is of type object.')
})
