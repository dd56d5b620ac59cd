import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTROL_KINDS, MESSAGES, compileForm, defineForm, textbox, type Form, type Kind } from '../../src/index.ts'
import { testProperty } from '../check-property.ts'
import { spelledForms } from './matrix.ts'

const initials: Kind<'initials', string, 'initials'> = {
  ...textbox,
  type: 'initials',
  check: (_, answer) => (answer.length > 3 ? 'initials' : null),
  messages: { initials: 'Please enter at most three letters.' },
}

const answers = fc.oneof(
  fc.string(),
  fc.constantFrom<unknown>(undefined, ' ', 'x', '12', '2026-13-01', '9999-12-31', 'a'.repeat(20_001), 5, null),
  fc.constantFrom<unknown>(false, true, [], [{}], [{ name: 'a.jpg' }]),
)
const forms = CONTROL_KINDS.filter(({ type }) => type !== 'page' && type !== 'section').flatMap((kind) =>
  spelledForms(kind, { IsRequired: 1 }),
)
const codes = new Set<string>()

/** Errors whose message is missing or is only the code. */
const unsaid = (form: Form, answer: unknown) =>
  form.validate({ c1: answer }).filter(({ code, message }) => {
    codes.add(code)
    return message === '' || message === code || message.includes('{')
  })

testProperty(
  'each code of a built-in kind has a text',
  [fc.constantFrom(...forms), answers],
  (form, answer) => {
    expect(unsaid(form, answer)).toEqual([])
  },
  {
    numRuns: 6000,
    // Every text must belong to a code that some control raises.
    afterAll: () => {
      const declared = CONTROL_KINDS.flatMap(({ messages, whenBlank = [] }) =>
        Object.keys(messages).filter((code) => code !== whenBlank),
      )
      expect([...new Set(declared)].filter((code) => !codes.has(code))).toEqual([])
    },
  },
)

test('MESSAGES has the texts of all kinds, one for each code', () => {
  for (const { messages, whenBlank = 'required' } of CONTROL_KINDS) {
    expect(MESSAGES).toMatchObject(messages)
    expect(MESSAGES).toHaveProperty(whenBlank)
  }
})

test('shows the texts of a custom kind in every form', () => {
  const definitions = defineForm({ name: { kind: 'initials', label: 'Initials' } })
  const form = compileForm(definitions, { kinds: [initials] })
  expect(form.validate({ name: 'ABCD' })).toMatchObject([
    { code: 'initials', message: 'Please enter at most three letters.' },
  ])
  const reworded = compileForm(definitions, { kinds: [initials], messages: { initials: 'Three letters, please.' } })
  expect(reworded.validate({ name: 'ABCD' })).toMatchObject([{ message: 'Three letters, please.' }])
})

test('never shows a code that has no text, and does not compile', () => {
  // @ts-expect-error -- no text for its code
  const speechless: Kind<'initials', string, 'initials'> = { ...initials, messages: {} }
  const form = compileForm(defineForm({ name: { kind: 'initials', label: 'Initials' } }), { kinds: [speechless] })
  expect(form.validate({ name: 'ABCD' })).toMatchObject([{ code: 'initials', message: MESSAGES.type }])
})

test('keeps the texts of the specification', () => {
  expect(MESSAGES).toMatchObject({
    email: 'Please enter a valid email address.',
    phone: 'Please enter a valid phone number.',
    number: 'Please enter a valid number.',
    ssn: 'Please enter a valid SSN.',
  })
})
