import * as fc from 'fast-check'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { dateOrder } from '../src/claim/date-order.ts'
import { compileForm, defineForm, type AnswerRule, type Answers, type Form, type Kind } from '../src/index.ts'
import { ajvOptions } from '../src/rjsf/index.ts'
import { linkValidator, type FormValidator } from '../src/validator/index.ts'
import { validatorCode } from '../src/validator/generate/index.ts'
import { answers, answersThatRepeat, blocks, compileRandom, tables, tablesThatRepeat, TODAY } from './arbitraries.ts'
import { importCode } from './import-code.ts'

/** The validator of a form from generated code, as in a browser. */
async function validatorOf(form: Form): Promise<FormValidator> {
  return linkValidator(await importCode(validatorCode(form)), form)
}

/** Whether generated code, ajv and the engine accept projected answers. */
async function validatorsOf(form: Form): Promise<(given: Answers) => boolean[]> {
  const generated = await validatorOf(form)
  const ajv = new Ajv2020(ajvOptions(form)).compile(form.schema)
  return (given) => {
    const projected = form.project(given)
    return [generated(projected), ajv(projected), form.validate(given).length === 0]
  }
}

// ajv treats names that every object inherits as evaluated, so other tests cover these.
const inherited = /"(?:constructor|toString|hasOwnProperty)":/
const plainAnswers = answers.filter((set) => !inherited.test(JSON.stringify(set)))

describe('generated code, ajv and engine agree on random definitions', () => {
  test('with every kind', { timeout: 300_000 }, async () => {
    const verdicts = { valid: 0, invalid: 0 }
    const sets = fc.array(plainAnswers, { minLength: 4, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(tables, blocks, sets, async (rows, where, given) => {
        const validate = await validatorsOf(compileRandom(rows, where))
        for (const set of given) {
          const [generated, ajv, engine] = validate(set)
          verdicts[engine ? 'valid' : 'invalid'] += 1
          expect([generated, ajv]).toEqual([engine, engine])
        }
      }),
      { numRuns: 150, seed: 1 },
    )
    expect(Math.min(verdicts.valid, verdicts.invalid)).toBeGreaterThan(200)
  })

  test('in repeated items', { timeout: 300_000 }, async () => {
    const sets = fc.array(answersThatRepeat, { minLength: 4, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(tablesThatRepeat, sets, async (rows, given) => {
        const validate = await validatorsOf(compileRandom(rows, { roots: [1, 2, 19], repeating: [19] }))
        for (const set of given) {
          const [generated, ajv, engine] = validate(set)
          expect([generated, ajv]).toEqual([engine, engine])
        }
      }),
      { numRuns: 60, seed: 1 },
    )
  })
})

test('validates dates, phones, SSNs, item ids and date order', async () => {
  const form = compileForm(
    defineForm({
      loss: { kind: 'calendar', label: 'Date of Loss' },
      known: { kind: 'calendar', label: 'Date Employer Had Knowledge Of Injury' },
      due: { kind: 'calendar', label: 'Due', anyDay: true },
      phone: { kind: 'phone', label: 'Mobile' },
      ssn: { kind: 'textbox', label: 'SSN' },
      cars: { kind: 'section', label: 'Cars', controls: { make: { kind: 'textbox', label: 'Make' } } },
    }),
    { repeating: ['cars'], rules: [dateOrder], today: () => TODAY },
  )
  const validator = await validatorOf(form)
  const accepted = { loss: TODAY, known: TODAY, due: '2030-01-01', phone: '(201) 555-0123', ssn: '123-45-6789' }
  expect(validator({ ...accepted, cars: [{ id: 1 }, { id: 2 }] })).toBe(true)
  expect(validator.errors).toBeNull()

  const refused: Answers[] = [
    { loss: '2026-11-22' },
    { due: '2030-02-30' },
    { phone: '(201) 555-012' },
    { ssn: '123-45-678' },
    { loss: '2026-11-02', known: '2026-11-01' },
    { cars: [{ id: 1 }, { id: 1 }] },
    { cars: [{ id: 0 }] },
    { stranger: 'x' },
  ]
  for (const change of refused) {
    expect(form.validate(change).length > 0 || 'stranger' in change).toBe(true)
    expect(validator({ ...accepted, ...change }), JSON.stringify(change)).toBe(false)
  }
  expect(validator({ ssn: 'none' })).toBe(false)
  expect(validator.errors?.[0]?.instancePath).toBe('/ssn')
})

test('reads the date at each validation', async () => {
  let today = '2026-11-21'
  const definitions = defineForm({ day: { kind: 'calendar', label: 'Day' } })
  const validator = await validatorOf(compileForm(definitions, { today: () => today }))
  expect(validator({ day: '2026-11-22' })).toBe(false)
  today = '2026-11-22'
  expect(validator({ day: '2026-11-22' })).toBe(true)
})

test('generated code supports custom rules, kinds and phone regions', async () => {
  const sameCity: AnswerRule = {
    code: 'same-city',
    message: 'Both cities are the same.',
    keeps: true,
    bind: () => ({
      keys: ['from', 'to'],
      keysIn: ({ from, to }) => (from !== undefined && from === to ? ['to'] : []),
      schema: { 'x-differ': ['from', 'to'] },
    }),
    keywords: {
      'x-differ': (keys, given) => {
        const [one, other] = (keys as string[]).map((key) => (given as Answers)[key])
        return one === undefined || one !== other
      },
    },
  }
  const tags: Kind<'tags'> = {
    type: 'tags',
    messages: { doubled: 'Please name each tag once.' },
    json: { type: 'array', items: { type: 'string' } },
    canHold: (value) => Array.isArray(value) && value.every((tag) => typeof tag === 'string'),
    check: (_, answer) => (new Set(answer as string[]).size === (answer as string[]).length ? null : 'doubled'),
    // To compare items of several types, ajv uses `equal`; for lengths, it uses `ucs2length`.
    schema: () => ({ type: 'array', items: { anyOf: [{ type: 'string', maxLength: 500 }, false] }, uniqueItems: true }),
    toData: (answer) => (answer as string[]).join(),
    fromData: (text) => text.split(','),
    show: (_, answer) => (answer as string[]).join(),
    widget: () => 'TagsWidget',
  }
  const form = compileForm(
    defineForm({
      from: { kind: 'textbox', label: 'From' },
      to: { kind: 'textbox', label: 'To' },
      phone: { kind: 'phone', label: 'Mobile' },
      // The types of a local form know only the built-in kinds.
      tags: { kind: 'tags' as 'textbox', label: 'Tags' },
    }),
    {
      kinds: [tags],
      rules: [sameCity],
      phones: { format: 'gb-phone', accepts: (text) => /^07\d{3} ?\d{6}$/.test(text) },
    },
  )
  const validate = await validatorsOf(form)
  const given: Answers[] = [
    { from: 'Rome', to: 'Oslo', phone: '07400 123456', tags: ['a', 'b'] },
    { from: 'Rome', to: 'Rome' },
    { phone: '(201) 555-0123' },
    { tags: ['a', 'a'] },
  ]
  expect(given.map(validate)).toEqual([
    [true, true, true],
    [false, false, false],
    [false, false, false],
    [false, false, false],
  ])
})

test('equal schemas generate equal code for browsers', () => {
  const declare = () => compileForm(defineForm({ name: { kind: 'textbox', label: 'Name', required: true } }))
  const code = validatorCode(declare())
  expect(validatorCode(declare())).toBe(code)
  expect(code).not.toMatch(/\brequire\(|\bimport\b|\beval\b|\bnew Function\b/)
})

test('one module serves two forms with separate dates and errors', async () => {
  const definitions = defineForm({ day: { kind: 'calendar', label: 'Day' } })
  const [early, late] = ['2026-11-21', '2026-11-22'].map((day) => compileForm(definitions, { today: () => day }))
  const generated = await importCode(validatorCode(early!))
  const [refuses, accepts] = [linkValidator(generated, early!), linkValidator(generated, late!)]
  expect([refuses, accepts].map((validator) => validator({ day: '2026-11-22' }))).toEqual([false, true])
  expect([refuses.errors?.[0]?.instancePath, accepts.errors]).toEqual(['/day', null])
})
