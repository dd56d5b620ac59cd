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
])('reports the placeholder “%s” in a required list', (label) => {
  expect(codesOf(label)).toContain('placeholder-option')
})

test.each(['None', 'No', 'Not known', 'Nothing', 'Select Freight Inc.', 'Selected by the driver', '+', 'Other', '0'])(
  '\u201c%s\u201d is an answer',
  (label) => expect(codesOf(label)).toEqual([]),
)

test('allows a placeholder in an optional list', () => {
  expect(codesOf('-- Select --', false)).toEqual([])
})
