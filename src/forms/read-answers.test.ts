import { expect, test } from 'vitest'

import { chosenId, MissingAnswerError, optionalText, requiredText } from './read-answers.ts'

test('trims answers', () => {
  expect(requiredText({ city: ' Tulsa ' }, 'city')).toBe('Tulsa')
  expect(optionalText({ city: ' Tulsa ' }, 'city')).toBe('Tulsa')
  expect(chosenId({ role: '23' }, 'role')).toBe(23)
})

test('returns a blank text for a missing answer', () => {
  for (const answers of [{}, { city: undefined }, { city: null }, { city: ' ' }, { city: 7 }])
    expect(optionalText(answers, 'city')).toBe('')
})

test('throws for a missing required answer', () => {
  for (const answers of [{}, { city: undefined }, { city: null }, { city: ' ' }, { city: 'none' }])
    expect(() => chosenId(answers, 'city')).toThrow(MissingAnswerError)
  expect(() => requiredText({}, 'city')).toThrow('The form was sent without an answer to "city".')
})
