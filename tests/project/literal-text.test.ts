import { expect, test } from 'vitest'

import { literalTexts } from '../../scripts/literal-text.ts'

const foundIn = (source: string) => literalTexts('page.tsx', source).map((sentence) => sentence.split(': ').at(-1))

test.each([
  ['<p>Policies will appear here.</p>', 'Policies will appear here.'],
  ['<p>{isOpen ? "Hide" : texts.show}</p>', 'Hide'],
  ['<TextInput label="Street" />', 'Street'],
  ['<Empty>{`Nothing for ${name} yet`}</Empty>', 'Nothing for'],
])('refuses the text in %s', (source, text) => {
  expect(foundIn(`const page = ${source}`)).toContain(text)
})

test('reports a column label', () => {
  expect(foundIn("const column = { id: 'year', header: 'Year' }")).toEqual(['Year'])
})

test.each([
  '<p>{texts.policies.empty}</p>',
  '<Box className="wide open" to="/risk-management/claims" />',
  "<Tab value={status === 'in force' ? one : other} />",
])('accepts %s', (source) => {
  expect(foundIn(`const page = ${source}`)).toEqual([])
})

test('accepts the error message for developers', () => {
  expect(foundIn("throw new TypeError('A page needs a route.')")).toEqual([])
})
