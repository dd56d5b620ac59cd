import { expect, test } from 'vitest'
import { checkDefinitions, defineForm } from '../index.ts'

const codesOf = (label: string, required = true) =>
  checkDefinitions(
    defineForm({
      state: { kind: 'dropdown', label: 'State', required, options: [{ value: '0', label }, 'Ohio', 'Iowa'] },
    }),
  ).map(({ code }) => code)

test.each([
  '-- Select --',
  'Please choose',
  'Please select one...',
  'Select\u2026',
  'Select a state',
  'Choose one of these',
  'Pick an option',
  '<select>',
  '[Select]',
  '\u2014',
  '---',
  '...',
  'none selected',
  'Nothing selected',
  'No selection',
  'Not selected',
  'click to choose',
])('a required list that offers \u201c%s\u201d is said to offer a placeholder', (label) => {
  expect(codesOf(label)).toContain('placeholder-option')
})

test.each(['None', 'No', 'Not known', 'Nothing', 'Select Freight Inc.', 'Selected by the driver', '+', 'Other', '0'])(
  '\u201c%s\u201d is an answer',
  (label) => expect(codesOf(label)).toEqual([]),
)

test('in a list that may be left blank a placeholder does no harm', () => {
  expect(codesOf('-- Select --', false)).toEqual([])
})
