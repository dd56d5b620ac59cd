import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkDefinitions,
  compileForm,
  parseDefinitions,
  reachControls,
  type Answers,
  type Form,
} from '../src/index.ts'
import { answers, blocks, compileRandom, tables, type Tables } from './arbitraries.ts'
import { testProperty } from './check-property.ts'
import { visibleByRule } from './visibility-oracle.ts'

testProperty(
  '[ENG-021] [ENG-022] [ENG-023] visibility matches the literal rule',
  [tables, blocks, fc.array(answers, { minLength: 1, maxLength: 6 })],
  (rows, { roots }, sets) => {
    const controls = [...new Map(rows.controls.map((row) => [row['RecId'], row])).values()]
    const unique = { ...rows, controls, displayValues: rows.displayValues.map((row) => withoutOffer(controls, row)) }
    const form = compileRandom(unique, { roots, repeating: [] })
    for (const set of sets) {
      const keys = [...visibleByRule(parseDefinitions(unique), withCalculated(form, set), roots)].map((recId) =>
        form.keyOf(recId),
      )
      expect(form.visible(set).keys).toEqual(new Set(keys))
    }
  },
)

/** Adds the calculated values, which another test covers. */
function withCalculated(form: Form, given: Answers): Answers {
  const whole = form.outcome(given).answers
  const keys = form.controls.filter(({ calculation }) => calculation).map(({ key }) => key)
  return { ...form.clean(given), ...Object.fromEntries(keys.map((key) => [key, whole[key]])) }
}

/** Removes the conditions of radio button options, which other tests cover. */
function withoutOffer(controls: Tables['controls'], row: Tables['displayValues'][number]) {
  const owner = controls.find((control) => control['RecId'] === row['ControlsRecId'])
  return owner?.['ControlTypeCode'] === 'radioButton' ? { ...row, ControlingControlsRecId: null } : row
}

testProperty('[ENG-021] reach finds answers that show a control, if any do', [tables, blocks], (rows, where) => {
  const definitions = parseDefinitions(rows)
  const form = compileRandom(rows, where)
  const { roots, repeating } = where
  for (const reached of reachControls(definitions, { repeating, ...(roots && { roots }) })) {
    if (reached.answers === null || form.control(reached.key)?.bare) continue
    const visible = form.visible(reached.answers)
    const section = form.control(reached.key)?.repeatedIn
    expect((section ? visible.repeats[section]?.[0] : visible.keys)?.has(reached.key)).toBe(true)
    // Reachable answers contain only what the control needs, and all of it is valid.
    const missing = ['required', 'needs-one']
    expect(form.validate(reached.answers).filter(({ code }) => !missing.includes(code))).toEqual([])
  }
})

const choice = fc.constantFrom('a', 'b')
const small = fc.record({
  parents: fc.tuple(...[0, 1, 2, 3, 4].map((index) => fc.option(fc.nat(index)))),
  asks: fc.array(fc.tuple(fc.nat(4), fc.nat(4), choice, fc.constantFrom('', '', 'not', 'answered')), { maxLength: 8 }),
})

testProperty(
  '[ENG-021] reach agrees with trying all possible answers',
  [small],
  ({ parents, asks }) => {
    const definitions = parseDefinitions({
      controls: parents.map((parent, RecId) => ({
        RecId,
        ParentControlsRecId: parent,
        ControlTypeCode: 'radio',
        IsActive: 1,
      })),
      displayValues: parents.flatMap((_, ControlsRecId) =>
        ['a', 'b'].map((DisplayValue) => ({ ControlsRecId, DisplayValue, IsActive: 1 })),
      ),
      dependencies: asks.map(([ControlsRecId, ControlingControlsRecId, ControlingValue, ConditionOperator]) => ({
        ControlsRecId,
        ControlingControlsRecId,
        ControlingValue,
        IsActive: 1,
        ConditionOperator,
      })),
    })
    const form = compileForm(definitions)
    const shown = new Set(allAnswers.flatMap((set) => [...form.visible(set).keys]))
    const reachable = reachControls(definitions).filter((reached) => reached.reachable)
    expect(new Set(reachable.map(({ key }) => key))).toEqual(shown)
  },
  { numRuns: 1000 },
)

const choices = ['a', 'b', 'c']
const listAsks = fc.array(
  fc.tuple(fc.nat(2), fc.nat(2), fc.constantFrom('', 'not', 'answered'), fc.constantFrom(...choices)),
  {
    maxLength: 7,
  },
)

testProperty(
  'reach agrees with trying all lists of choices',
  [listAsks],
  (asks) => {
    const definitions = parseDefinitions({
      controls: [0, 1, 2].map((RecId) => ({ RecId, ControlTypeCode: 'checkboxList', IsActive: 1 })),
      displayValues: [0, 1, 2].flatMap((ControlsRecId) =>
        choices.map((DisplayValue) => ({ ControlsRecId, DisplayValue, IsActive: 1 })),
      ),
      dependencies: asks.map(([ControlsRecId, ControlingControlsRecId, ConditionOperator, ControlingValue]) => ({
        ControlsRecId,
        ControlingControlsRecId,
        ControlingValue,
        IsActive: 1,
        ConditionOperator,
      })),
    })
    const form = compileForm(definitions)
    const shown = new Set(allLists.flatMap((set) => [...form.visible(set).keys]))
    const reached = reachControls(definitions).filter(({ reachable }) => reachable)
    expect(new Set(reached.map(({ key }) => key))).toEqual(shown)
    for (const { key, answers: witness } of reached) expect(form.visible(witness!).keys.has(key)).toBe(true)
  },
  { numRuns: 500 },
)

const someLists = choices.reduce<string[][]>((lists, each) => [...lists, ...lists.map((list) => [...list, each])], [[]])
const allLists = someLists.flatMap((c0) => someLists.flatMap((c1) => someLists.map((c2) => ({ c0, c1, c2 }))))

const operator = fc.constantFrom('', 'not', 'greaterThan', 'atLeast', 'lessThan', 'atMost', 'answered')
const limit = fc.constantFrom('1', '1.25', '-1', '02')
const limits = fc.array(fc.tuple(fc.nat(2), fc.nat(2), operator, limit), { maxLength: 7 })

testProperty(
  'reach agrees with trying numbers on all sides of all limits',
  [limits],
  (asks) => {
    const definitions = parseDefinitions({
      controls: [0, 1, 2].map((RecId) => ({
        RecId,
        ControlTypeCode: 'textbox',
        ControlDataTypeCode: 'number',
        IsActive: 1,
      })),
      displayValues: [],
      dependencies: asks.map(([ControlsRecId, ControlingControlsRecId, ConditionOperator, ControlingValue]) => ({
        ControlsRecId,
        ControlingControlsRecId,
        ControlingValue,
        IsActive: 1,
        ConditionOperator,
      })),
    })
    const form = compileForm(definitions)
    const shown = new Set(allNumbers.flatMap((set) => [...form.visible(set).keys]))
    const reached = reachControls(definitions).filter(({ reachable }) => reachable)
    expect(new Set(reached.map(({ key }) => key))).toEqual(shown)
    for (const { key, answers: witness } of reached) expect(form.visible(witness!).keys.has(key)).toBe(true)
  },
  { numRuns: 500 },
)

test('reach finds a number below a limit and near an excluded one', () => {
  const asks = [
    ['lessThan', '2'],
    ['not', '1'],
  ] as const
  const definitions = parseDefinitions({
    controls: [0, 1].map((RecId) => ({
      RecId,
      ControlTypeCode: 'textbox',
      ControlDataTypeCode: 'number',
      IsActive: 1,
    })),
    displayValues: [],
    dependencies: asks.map(([ConditionOperator, ControlingValue]) => ({
      ControlsRecId: 1,
      ControlingControlsRecId: 0,
      ControlingValue,
      IsActive: 1,
      ConditionOperator,
    })),
  })
  expect(reachControls(definitions).find(({ key }) => key === 'c1')?.answers).toEqual({ c0: '0' })
})

const someNumbers = ['-2', '-1', '0', '1', '1.1', '1.25', '1.5', '2', '3']
const allNumbers = someNumbers.flatMap((c0) => someNumbers.flatMap((c1) => someNumbers.map((c2) => ({ c0, c1, c2 }))))

/** All ways to answer five controls with a or b. */
const allAnswers = Array.from({ length: 32 }, (_, bits) =>
  Object.fromEntries([0, 1, 2, 3, 4].map((index) => [`c${index}`, bits & (1 << index) ? 'a' : 'b'])),
)

const offerValue = fc.constantFrom('a', 'b', 'a|b')
const listOrRadio = fc.constantFrom('radio', 'checkboxList')
const dependentOptions = fc.record({
  kinds: fc.tuple(listOrRadio, listOrRadio, listOrRadio),
  offers: fc.array(fc.tuple(fc.nat(2), fc.constantFrom('a', 'b'), fc.nat(2), offerValue), { maxLength: 5 }),
  asks: fc.array(fc.tuple(fc.nat(2), fc.nat(2), choice, fc.constantFrom('', '', 'not', 'answered')), { maxLength: 4 }),
})

testProperty(
  'reach agrees with trying all answers where options depend on answers',
  [dependentOptions],
  ({ kinds, offers, asks }) => {
    const definitions = parseDefinitions({
      controls: kinds.map((ControlTypeCode, RecId) => ({ RecId, ControlTypeCode, IsActive: 1 })),
      displayValues: kinds.flatMap((_, ControlsRecId) =>
        ['a', 'b'].flatMap((DisplayValue) => {
          const row = { ControlsRecId, DisplayValue, IsActive: 1 }
          const own = offers.filter(([of, value]) => of === ControlsRecId && value === DisplayValue)
          const alternatives = own.map(([, , ControlingControlsRecId, ControlingValue]) => ({
            ...row,
            ControlingControlsRecId,
            ControlingValue,
          }))
          return own.length > 0 ? alternatives : [row]
        }),
      ),
      dependencies: asks.map(([ControlsRecId, ControlingControlsRecId, ControlingValue, ConditionOperator]) => ({
        ControlsRecId,
        ControlingControlsRecId,
        ControlingValue,
        IsActive: 1,
        ConditionOperator,
      })),
    })
    const form = compileForm(definitions)
    const answersTo = (kind: string): unknown[] => (kind === 'radio' ? ['a', 'b'] : [['a'], ['b'], ['a', 'b']])
    const [first, second, third] = kinds.map(answersTo) as [unknown[], unknown[], unknown[]]
    const all = first.flatMap((c0) => second.flatMap((c1) => third.map((c2) => ({ c0, c1, c2 }))))
    const outcomes = all.map((set) => form.outcome(set))
    const shown = new Set(outcomes.flatMap(({ visible }) => [...visible.keys]))
    const reached = reachControls(definitions).filter(({ reachable }) => reachable)
    expect(new Set(reached.map(({ key }) => key))).toEqual(shown)
    for (const { key, answers: witness } of reached) expect(form.visible(witness!).keys.has(key)).toBe(true)
    const lost = checkDefinitions(definitions).filter(({ code }) => code === 'option-never-offered')
    const chosen = new Set(outcomes.flatMap(({ projected }) => Object.entries(projected).flatMap(choicesOf)))
    for (const { cells } of lost) {
      for (const { row } of cells) {
        const { ControlsRecId, DisplayValue } = definitions.displayValues[row!]!
        expect(chosen).not.toContain(`c${ControlsRecId} ${DisplayValue}`)
      }
    }
  },
  { numRuns: 1500 },
)

const choicesOf = ([key, answer]: [string, unknown]): string[] =>
  [answer].flat().map((value) => `${key} ${String(value)}`)
