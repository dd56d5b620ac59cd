import { expect, test } from 'vitest'

import { chosenId, MissingAnswerError, optionalText, requiredText } from './read-answers.ts'

test('gives the text of an answer without white space around it', () => {
  expect(requiredText({ city: ' Tulsa ' }, 'city')).toBe('Tulsa')
  expect(optionalText({ city: ' Tulsa ' }, 'city')).toBe('Tulsa')
  expect(chosenId({ role: '23' }, 'role')).toBe(23)
})

test('gives no text for an answer that is not there', () => {
  for (const answers of [{}, { city: undefined }, { city: null }, { city: ' ' }, { city: 7 }])
    expect(optionalText(answers, 'city')).toBe('')
})

test('refuses to send an answer that is not there', () => {
  for (const answers of [{}, { city: undefined }, { city: null }, { city: ' ' }, { city: 'none' }])
    expect(() => chosenId(answers, 'city')).toThrow(MissingAnswerError)
  expect(() => requiredText({}, 'city')).toThrow('The form was sent without an answer to "city".')
})
