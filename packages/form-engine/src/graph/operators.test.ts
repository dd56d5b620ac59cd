import { expect, test } from 'vitest'
import { compileForm, defineForm, diffDefinitions, parseDefinitions, type LocalControls } from '../index.ts'

const text = { kind: 'textbox', label: 'Text' } as const
const number = { ...text, dataType: 'number' } as const
const day = { kind: 'calendar', label: 'Day' } as const

function showsFor(controls: LocalControls, answers: readonly unknown[]): boolean[] {
  const form = compileForm(defineForm(controls))
  return answers.map((a) => form.visible({ a }).keys.has('b'))
}

test('shows for any answer but one, and not for a blank', () => {
  const controls = { a: text, b: { ...text, when: { a: { not: 'x' } } } }
  expect(showsFor(controls, ['y', ' x ', 'x', '', ' ', undefined, 5])).toEqual([true, ...Array(6).fill(false)])
})

test('shows for each value of a list', () => {
  const controls = { a: text, b: { ...text, when: { a: { anyOf: ['x', 'y z'] } } } }
  expect(showsFor(controls, ['x', 'y z', 'y', 'x|y z'])).toEqual([true, true, false, false])
})

test('compares numbers exactly, with or without limits', () => {
  const [above, least, below, most] = (['greaterThan', 'atLeast', 'lessThan', 'atMost'] as const).map((operator) =>
    showsFor({ a: number, b: { ...text, when: { a: { [operator]: '9.50' } } } }, [
      '9.500000000000000000001',
      '010',
      '9.5',
      '9.49',
      '-10',
      'abc',
    ]),
  )
  expect(above).toEqual([true, true, false, false, false, false])
  expect(least).toEqual([true, true, true, false, false, false])
  expect(below).toEqual([false, false, false, true, true, false])
  expect(most).toEqual([false, false, true, true, true, false])
})

test('compares dates as days', () => {
  const controls = { a: day, b: { ...text, when: { a: { atLeast: '2025-12-31', lessThan: '2026-02-01' } } } }
  expect(showsFor(controls, ['2025-12-30', '2025-12-31', '2026-01-31', '2026-02-01', '2026-01-32'])).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})

test('shows once a text, a box or a file is answered', () => {
  const b = { ...text, when: { a: { answered: true } } } as const
  expect(showsFor({ a: text, b }, ['x', ' '])).toEqual([true, false])
  expect(showsFor({ a: { kind: 'checkbox', label: 'Box' }, b }, [true, false])).toEqual([true, false])
  expect(showsFor({ a: { kind: 'file', label: 'File' }, b }, [[{ name: 'a.pdf' }], []])).toEqual([true, false])
})

test('explains in words what an answer must be', () => {
  const form = compileForm(
    defineForm({ a: { ...number, label: 'Age' }, b: { ...text, when: { a: { atLeast: '18', lessThan: '65' } } } }),
  )
  expect(form.explain('b', { a: '70' }).steps.at(-1)).toMatchObject({
    holds: false,
    because: 'Age must be at least “18” and less than “65”, and is “70”.',
  })
})

test('reports a changed comparison as a change of conditions', () => {
  const asking = (ConditionOperator: string) =>
    parseDefinitions({
      controls: [1, 2].map((RecId) => ({ RecId, ControlTypeCode: 'textbox', IsActive: 1 })),
      displayValues: [],
      dependencies: [
        { ControlsRecId: 2, ControlingControlsRecId: 1, ControlingValue: '5', IsActive: 1, ConditionOperator },
      ],
    })
  expect(diffDefinitions(asking(''), asking('at least'))).toMatchObject([
    { recId: 2, what: 'conditions', before: '1 = 5', after: '1 >= 5' },
  ])
  expect(diffDefinitions(asking('at least'), asking('>='))).toEqual([])
})
