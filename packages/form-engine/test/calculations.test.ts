import * as fc from 'fast-check'
import { expect } from 'vitest'
import { checkDefinitions, compileForm, parseDefinitions, type Answers } from '../src/index.ts'
import { calculate, visibleTexts, write, type Calculated } from './calculation-oracle.ts'
import { testProperty } from './check-property.ts'
import { independentValidator } from './independent-validator.ts'

const outside = ['a', 'b']
const inItem = ['x', 'y']
const days = ['from', 'to']

/** A calculation that uses these questions. Questions in `several` may only be summed or counted. */
function calculation(single: readonly string[], several: readonly string[]): fc.Arbitrary<Calculated> {
  const lists = (keys: readonly string[]) => fc.array(fc.constantFrom(...keys), { minLength: 1, maxLength: 3 })
  return fc.letrec<{ tree: Calculated }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ op: fc.constant('answer' as const), key: fc.constantFrom(...single) }),
      fc.record({ op: fc.constant('number' as const), text: fc.constantFrom('0', '1', '2.5', '0.1', '3', '1000') }),
      fc.record({ op: fc.constantFrom('sum' as const, 'count' as const), keys: lists([...single, ...several]) }),
      fc.record({
        op: fc.constantFrom('days' as const, 'years' as const),
        keys: fc.shuffledSubarray(days, { minLength: 2 }),
      }),
      fc.record({ op: fc.constantFrom('+', '-', '*', '/'), left: tie('tree'), right: tie('tree') }),
      fc.record({ op: fc.constant('minus' as const), of: tie('tree') }),
      fc.record({ op: fc.constant('round' as const), of: tie('tree'), places: fc.nat(10) }),
      fc.record({
        op: fc.constantFrom('min' as const, 'max' as const),
        of: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
      }),
    ),
  })).tree
}

const numberText = fc.oneof(
  fc.constantFrom('0', '-0', '007', '2.50', '-1', '3', '99999999999999999999', ' 4 ', '', '1,000', 'abc', '1e3'),
  fc.tuple(fc.integer({ min: -999, max: 999 }), fc.nat(99)).map(([whole, part]) => `${whole}.${part}`),
)
const dayText = fc.constantFrom('2000-02-29', '2001-02-28', '2001-03-01', '1999-12-31', '2001-02-29', '', 'x')
const shown = fc.constantFrom('yes', 'yes', 'yes', 'no')
const scope = (keys: readonly string[], text: fc.Arbitrary<string>): fc.Arbitrary<Record<string, string>> =>
  fc.record(Object.fromEntries(keys.flatMap((key) => [[key, text] as const, [`show_${key}`, shown] as const])))

const answerSets = fc.array(
  fc
    .tuple(scope(outside, numberText), scope(days, dayText), fc.array(scope(inItem, numberText), { maxLength: 3 }))
    .map(([numbers, dates, items]) => ({
      ...numbers,
      ...dates,
      list: items.map((item, index) => ({ id: index + 1, ...item })),
    })),
  { minLength: 3, maxLength: 6 },
)
const notation = fc.record({ space: fc.constantFrom('', ' ', '  '), isLoud: fc.boolean() })

function formWith(calculations: { readonly result: string; readonly own: string }) {
  const question = (RecId: string, ParentControlsRecId: string | null, more: object = {}) => ({
    ...{ RecId, ParentControlsRecId, ControlTypeCode: 'textbox', ControlLabel: RecId, IsActive: 1 },
    ...more,
  })
  const questions = (keys: readonly string[], parent: string | null, more: object) =>
    keys.flatMap((key) => [question(`show_${key}`, parent), question(key, parent, more)])
  return parseDefinitions({
    controls: [
      question('result', null, { Calculation: calculations.result }),
      question('list', null, { ControlTypeCode: 'section' }),
      question('own', 'list', { Calculation: calculations.own }),
      ...questions(outside, null, { ControlDataTypeCode: 'number' }),
      ...questions(inItem, 'list', { ControlDataTypeCode: 'number' }),
      ...questions(days, null, { ControlTypeCode: 'calendar' }),
    ],
    displayValues: [],
    dependencies: [...outside, ...inItem, ...days].map((key) => ({
      ...{ ControlsRecId: key, ControlingControlsRecId: `show_${key}`, ControlingValue: 'yes', IsActive: 1 },
    })),
  })
}

const met = { value: 0, none: 0 }

testProperty(
  'a calculated value equals that of an independent calculation',
  [calculation(outside, inItem), calculation([...outside, ...inItem], []), notation, answerSets],
  (result, own, { space, isLoud }, sets) => {
    const definitions = formWith({ result: write(result, space, isLoud), own: write(own, space, isLoud) })
    const form = compileForm(definitions, { repeating: ['list'] })
    expect(
      checkDefinitions(definitions, { repeating: ['list'] }).filter(({ severity }) => severity === 'error'),
    ).toEqual([])
    const validate = independentValidator(form)
    for (const answers of sets) {
      const expected = calculate(result, (key) =>
        inItem.includes(key) ? answers.list.flatMap((item) => visibleTexts(item, key)) : visibleTexts(answers, key),
      )
      met[expected === undefined ? 'none' : 'value'] += 1
      const projected = form.project(answers)
      expect(projected['result']).toBe(expected)
      for (const [index, item] of answers.list.entries()) {
        const ofItem = calculate(own, (key) => visibleTexts(inItem.includes(key) ? item : answers, key))
        expect((projected['list'] as Answers[])[index]?.['own']).toBe(ofItem)
      }
      expect(validate(projected)).toBe(form.validate(answers).length === 0)
    }
  },
  { numRuns: 700, afterAll: () => expect(Math.min(met.value, met.none)).toBeGreaterThan(300) },
)
