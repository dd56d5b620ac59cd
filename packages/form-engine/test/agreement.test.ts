import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { compileForm, parseDefinitions, type Answers } from '../src/index.ts'
import { answers, answersThatRepeat, blocks, compileRandom, tables, tablesThatRepeat } from './arbitraries.ts'
import { testProperty } from './check-property.ts'
import { hasCalculated, namesOnlyVisible } from './names-only-visible.ts'
import { independentValidator } from './independent-validator.ts'

// ajv treats names that every object inherits as evaluated, so other tests cover these.
const inherited = /"(?:constructor|toString|hasOwnProperty)":/
const plainAnswers = answers.filter((set) => !inherited.test(JSON.stringify(set)))
const answerSets = fc.array(plainAnswers, { minLength: 1, maxLength: 6 })
const projected = { valid: 0, invalid: 0 }
const raw = { valid: 0, invalid: 0 }

testProperty(
  '[ENG-002] the schema accepts projected answers if and only if valid',
  [tables, blocks, answerSets],
  (rows, where, sets) => {
    const form = compileRandom(rows, where)
    const validate = independentValidator(form)
    for (const set of sets) {
      const isValid = form.validate(set).length === 0
      projected[isValid ? 'valid' : 'invalid'] += 1
      expect(validate(form.project(set))).toBe(isValid)
    }
  },
  { numRuns: 1500, afterAll: () => expect(Math.min(projected.valid, projected.invalid)).toBeGreaterThan(1000) },
)

testProperty(
  '[ENG-024] the schema accepts clean answers if valid and all visible',
  [tables, blocks, answerSets],
  (rows, where, sets) => {
    const form = compileRandom(rows, where)
    const validate = independentValidator(form)
    for (const set of sets) {
      if (!hasCalculated(form, set)) continue
      const isValid = form.validate(set).length === 0 && namesOnlyVisible(form, set)
      raw[isValid ? 'valid' : 'invalid'] += 1
      expect(validate(form.clean(set))).toBe(isValid)
    }
  },
  { numRuns: 1500, afterAll: () => expect(Math.min(raw.valid, raw.invalid)).toBeGreaterThan(200) },
)

testProperty(
  '[ENG-025] schema and engine agree on items with dependencies',
  [tablesThatRepeat, fc.array(answersThatRepeat, { minLength: 4, maxLength: 12 })],
  (rows, sets) => {
    const form = compileRandom(rows, { roots: [1, 2, 19], repeating: [19] })
    const validate = independentValidator(form)
    for (const set of sets) {
      const isValid = form.validate(set).length === 0
      expect(validate(form.project(set))).toBe(isValid)
      expect(validate(set)).toBe(isValid && namesOnlyVisible(form, set))
    }
  },
  { numRuns: 800 },
)

test('both refuse anything that is not an answers object', () => {
  const form = compileForm(parseDefinitions({ controls: [], displayValues: [], dependencies: [] }))
  const validate = independentValidator(form)
  for (const odd of [null, 5, 'text', [], true] as unknown as Answers[]) {
    expect(validate(odd)).toBe(false)
    expect(form.validate(odd)).toHaveLength(1)
  }
})

test('an impossible condition gives a valid schema that never matches', () => {
  const row = {
    ParentControlsRecId: null,
    ControlDataTypeCode: 'string',
    ControlLabelCode: '',
    IsRequired: 0,
    IsActive: 1,
  }
  const definitions = parseDefinitions({
    controls: [
      { ...row, RecId: 1, ControlTypeCode: 'section', ControlLabel: 'Which?', NeedsOne: 1 },
      { ...row, RecId: 2, ParentControlsRecId: 1, ControlTypeCode: 'checkbox', ControlLabel: 'This one' },
      { ...row, RecId: 3, ParentControlsRecId: 1, ControlTypeCode: 'textbox', ControlLabel: 'Another' },
    ],
    displayValues: [],
    dependencies: [{ ControlsRecId: 3, ControlingControlsRecId: 2, ControlingValue: 'yes', IsActive: 1 }],
  })
  const validate = independentValidator(compileForm(definitions))
  expect([{ c2: true }, {}, { c2: true, c3: 'x' }].map(validate)).toEqual([true, false, false])
})
