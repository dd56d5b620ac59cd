import { expect, test } from 'vitest'
import { toRjsf } from '../rjsf/index.ts'
import { checkDefinitions, compileForm, defineForm, diffDefinitions, parseDefinitions } from '../index.ts'

test('a control may take fewer characters than its kind, never more', () => {
  const text = { kind: 'textbox', label: 'Text' } as const
  const form = compileForm(defineForm({ short: { ...text, longest: 3 }, long: { ...text, longest: 1000 } }))
  expect(form.validate({ short: 'abcd', long: 'x'.repeat(501) }).map(({ key, message }) => [key, message])).toEqual([
    ['short', 'Please shorten this to 3 characters or fewer.'],
    ['long', 'Please shorten this to 500 characters or fewer.'],
  ])
})

test('an example shows after the help and is not an answer', () => {
  const form = compileForm(
    defineForm({
      plate: { kind: 'textbox', label: 'Plate', help: 'With the state.', example: 'TX ABC 1234' },
      city: { kind: 'textbox', label: 'City', example: 'Austin' },
    }),
  )
  expect(form.uiSchema).toMatchObject({
    plate: { 'ui:help': 'With the state. Example: TX ABC 1234' },
    city: { 'ui:help': 'Example: Austin' },
  })
  expect(toRjsf(form).uiSchema).toMatchObject({ city: { 'ui:help': 'Example: Austin' } })
  expect(form.submission({})).toEqual([])
})

test('reads a maximum length only if it is a whole number', () => {
  const tables = (Longest: unknown) => ({
    controls: [{ RecId: 1, ControlTypeCode: 'textbox', ControlLabel: 'Name', IsActive: 1, Longest }],
    displayValues: [],
    dependencies: [],
  })
  const limits = ['12', 2.5, -1, ''].map((cell) => compileForm(parseDefinitions(tables(cell))).control('c1')?.longest)
  expect(limits).toEqual([12, 500, 500, 500])
  expect(checkDefinitions(parseDefinitions(tables(2.5))).map(({ code }) => code)).toContain('unread-cell')
})

test('suggests Longest for the names of other systems', () => {
  const definitions = parseDefinitions({
    controls: [{ RecId: 1, ControlTypeCode: 'textbox', ControlLabel: 'Name', IsActive: 1, MaxLength: 5 }],
    displayValues: [],
    dependencies: [],
  })
  expect(checkDefinitions(definitions).map(({ hint }) => hint)).toContain('Did you mean Longest? Rename it.')
})

test('reports a new length and a new example as changes', () => {
  const before = defineForm({ a: { kind: 'textbox', label: 'A' } })
  const after = defineForm({ a: { kind: 'textbox', label: 'A', longest: 9, example: 'B' } })
  expect(diffDefinitions(before, after)).toMatchObject([
    { what: 'maximum length', before: '', after: '9' },
    { what: 'example', before: '', after: 'B' },
  ])
})
