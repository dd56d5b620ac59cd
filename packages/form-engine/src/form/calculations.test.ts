import { expect, test } from 'vitest'
import {
  checkDefinitions,
  compileForm,
  defineForm,
  diffDefinitions,
  fitAnswers,
  parseDefinitions,
  readSubmission,
  type LocalControls,
} from '../index.ts'
import { FormStore } from '../store/index.ts'
import { spanish } from '../languages/es.ts'

const number = (label: string) => ({ kind: 'textbox', label, dataType: 'number' }) as const
const calculated = (calculation: string) => ({ kind: 'textbox', label: 'Result', calculation }) as const

/** The value of a calculation of the numbers a and b, the dates from and to, and the text t. */
function valueOf(calculation: string, answers: Record<string, unknown> = {}) {
  const controls: LocalControls = {
    a: number('A'),
    b: number('B'),
    from: { kind: 'calendar', label: 'From' },
    to: { kind: 'calendar', label: 'To' },
    t: { kind: 'textbox', label: 'T' },
    result: calculated(calculation),
  }
  return compileForm(defineForm(controls)).project(answers)['result']
}

test.each([
  ['[a] + [b]', { a: '0.1', b: '0.2' }, '0.3'],
  ['[a] - [b] * 2', { a: '10', b: '3' }, '4'],
  ['([a] - [b]) * 2', { a: '10', b: '3' }, '14'],
  ['-[a] - -[b]', { a: '1', b: '3' }, '2'],
  ['[a] / [b]', { a: '1', b: '3' }, '0.3333333333'],
  ['[a] / [b] * [b]', { a: '1', b: '3' }, '1'],
  ['8 / 4 / 2', {}, '1'],
  ['round([a], 2)', { a: '2.345' }, '2.35'],
  ['round([a], 2)', { a: '-2.345' }, '-2.35'],
  ['ROUND([a] / [b])', { a: '5', b: '2' }, '3'],
  ['min([a], [b], 4)', { a: '7', b: '5' }, '4'],
  ['max([a], [b])', { a: '-7', b: '-5' }, '-5'],
  ['sum([a], [b])', { b: '5' }, '5'],
  ['sum([a], [b])', {}, '0'],
  ['count([a], [b], [t], [from])', { b: '5', t: 'x' }, '2'],
  ['days([from], [to])', { from: '2024-02-28', to: '2024-03-01' }, '2'],
  ['days([from], [to])', { from: '2024-03-01', to: '2024-02-28' }, '-2'],
  ['years([from], [to])', { from: '1990-06-15', to: '2026-06-14' }, '35'],
  ['years([from], [to])', { from: '1990-06-15', to: '2026-06-15' }, '36'],
  ['years([from], [to])', { from: '2004-02-29', to: '2025-02-28' }, '20'],
  ['years([from], [to])', { from: '2026-06-15', to: '1990-06-15' }, '-36'],
  ['[a] * [a]', { a: '123456789012345678901234567890' }, '15241578753238836750495351562536198787501905199875019052100'],
  ['[a] + 1', { a: ' 007.50 ' }, '8.5'],
])('%s of %o is %s', (calculation, answers, expected) => {
  expect(valueOf(calculation, answers)).toBe(expected)
})

test.each([
  ['an answer is missing', '[a] + [b]', { a: '1' }],
  ['an answer is no number', '[a] + 1', { a: '1,000' }],
  ['it divides by zero', '[a] / [b]', { a: '1', b: '0.0' }],
  ['it has more characters than an answer', '[a] * [a]', { a: '9'.repeat(400) }],
  ['a date does not exist', 'days([from], [to])', { from: '2025-02-29', to: '2026-01-01' }],
  ['it cannot be read', '[a] +', { a: '1' }],
  ['it uses a text as a number', '[t] + 1', { t: '1' }],
  ['it uses itself', '[result] + 1', { result: '4' }],
])('there is no value if %s', (_, calculation, answers) => {
  expect(valueOf(calculation, answers)).toBeUndefined()
})

const wages = defineForm({
  injured: { kind: 'radio', label: 'Injured?', options: ['yes', 'no'] },
  daily: { ...number('Daily wage'), when: { injured: 'yes' } },
  lost: number('Days lost'),
  total: { ...calculated('[daily] * [lost]'), label: 'Lost wages', required: true },
  why: { kind: 'textbox', label: 'Why so much?', when: { total: { greaterThan: '1000' } } },
  twice: calculated('[total] * 2'),
})

test('a calculated value shows questions and feeds other calculations', () => {
  const form = compileForm(wages)
  const answers = { injured: 'yes', daily: '300', lost: '4', why: 'x' }
  expect(form.project(answers)).toEqual({ ...answers, total: '1200', twice: '2400' })
  expect(form.project({ ...answers, lost: '3' })).toEqual({
    injured: 'yes',
    daily: '300',
    lost: '3',
    total: '900',
    twice: '1800',
  })
})

test('a hidden operand leaves the calculated value blank without an error', () => {
  const form = compileForm(wages)
  const answers = { injured: 'no', daily: '300', lost: '4' }
  expect(form.project(answers)).toEqual({ injured: 'no', lost: '4' })
  expect(form.validate(answers)).toEqual([])
})

test('the schema and the UI schema declare a calculated value read-only', () => {
  const form = compileForm(wages)
  expect(form.schema['properties']).toMatchObject({ total: { type: 'string', readOnly: true } })
  expect(form.uiSchema).toMatchObject({ total: { 'ui:widget': 'CalculatedWidget', 'ui:readonly': true } })
})

const vehicles = parseDefinitions({
  controls: [
    { RecId: 1, ControlTypeCode: 'textbox', ControlDataTypeCode: 'number', ControlLabel: 'Towing', IsActive: 1 },
    { RecId: 2, ControlTypeCode: 'textbox', ControlLabel: 'All', IsActive: 1, Calculation: 'sum([21], [1])' },
    { RecId: 3, ControlTypeCode: 'textbox', ControlLabel: 'Vehicles', IsActive: 1, Calculation: 'count([20])' },
    { RecId: 20, ControlTypeCode: 'section', ControlLabel: 'Vehicle', IsActive: 1 },
    ...['21 Cost number', '22 Damaged string'].map((row) => {
      const [RecId, ControlLabel, ControlDataTypeCode] = row.split(' ')
      return {
        RecId,
        ParentControlsRecId: 20,
        ControlTypeCode: 'textbox',
        ControlLabel,
        ControlDataTypeCode,
        IsActive: 1,
      }
    }),
    {
      RecId: 23,
      ParentControlsRecId: 20,
      ControlTypeCode: 'textbox',
      ControlLabel: 'Share',
      IsActive: 1,
      Calculation: 'round([21] / [2] * 100, 1)',
    },
    { RecId: 24, ParentControlsRecId: 20, ControlTypeCode: 'textbox', ControlLabel: 'Most', IsActive: 1 },
  ],
  displayValues: [],
  dependencies: [
    { ControlsRecId: 21, ControlingControlsRecId: 22, ControlingValue: 'yes', IsActive: 1 },
    {
      ControlsRecId: 24,
      ControlingControlsRecId: 23,
      ControlingValue: '50',
      ConditionOperator: 'atLeast',
      IsActive: 1,
    },
  ],
})

test('items and form calculate from each other, without hidden answers', () => {
  const form = compileForm(vehicles, { repeating: [20] })
  const given = {
    c1: '10',
    c20: [
      { id: 1, c21: '60', c22: 'yes', c24: 'x' },
      { id: 2, c21: '30', c22: 'yes', c24: 'x' },
      { id: 3, c21: '999', c22: 'no' },
    ],
  }
  expect(form.project(given)).toEqual({
    c1: '10',
    c2: '100',
    c3: '3',
    c20: [
      { id: 1, c22: 'yes', c21: '60', c23: '60', c24: 'x' },
      { id: 2, c22: 'yes', c21: '30', c23: '30' },
      { id: 3, c22: 'no' },
    ],
  })
  expect(checkDefinitions(vehicles, { repeating: [20] }).filter(({ severity }) => severity === 'error')).toEqual([])
})

test('explains a value with a sentence for each answer it uses', () => {
  const form = compileForm(wages)
  const becauseOf = (answers: object) => form.explain('total', answers).operands?.map(({ because }) => because)
  expect(becauseOf({ injured: 'yes', daily: '300', lost: '4' })).toEqual([
    'Lost wages is “1200” because Daily wage is “300”.',
    'Lost wages is “1200” because Days lost is “4”.',
  ])
  expect(becauseOf({ lost: '4' })).toEqual([
    'Lost wages has no value because Daily wage is hidden.',
    'Lost wages has no value because Days lost is “4”.',
  ])
  const items = compileForm(vehicles, { repeating: [20] })
  const given = {
    c20: [
      { id: 1, c21: '60', c22: 'yes' },
      { id: 2, c22: 'yes' },
    ],
  }
  expect(items.explain('c2', given).operands?.map(({ because }) => because)).toEqual([
    'All is “60” because Cost is “60” and is not answered.',
    'All is “60” because Towing is not answered.',
  ])
  expect(items.explain('c3', given).operands?.map(({ because }) => because)).toEqual([
    'Vehicles is “2” because Vehicle has 2 items.',
  ])
})

test('a submission may omit a calculated value, not change it', () => {
  const form = compileForm(wages)
  const rest = [
    { ControlsRecId: 'injured', DataValue: 'yes' },
    { ControlsRecId: 'daily', DataValue: '300' },
    { ControlsRecId: 'lost', DataValue: '2' },
  ]
  const read = (DataValue?: string) =>
    readSubmission(form, [...rest, ...(DataValue ? [{ ControlsRecId: 'total', DataValue }] : [])])
  expect(read().outcome.values).toContainEqual({ ControlsRecId: 'total', DataValue: '600' })
  expect([read(), read('600'), read('600.0')].map(({ errors }) => errors)).toEqual([[], [], []])
  expect(read('601').errors).toMatchObject([
    { key: 'total', code: 'calculated-value', message: expect.stringContaining('calculated') as string },
  ])
})

test('a store shows the current value without storing it', () => {
  const store = new FormStore(compileForm(wages))
  const total = { key: 'total', item: null }
  store.set('injured', 'yes')
  store.set('daily', '300')
  expect(store.value(total)).toBeUndefined()
  store.set('lost', '2')
  expect(store.value(total)).toBe('600')
  store.set('lost', '3')
  expect(store.value(total)).toBe('900')
  expect(store.answers()).not.toHaveProperty('total')
})

test('a draft drops its calculated values silently', () => {
  const { answers, dropped } = fitAnswers(compileForm(wages), { lost: '2', total: '600', twice: '7' })
  expect({ answers, dropped }).toEqual({ answers: { lost: '2' }, dropped: [] })
})

test('a Spanish form calculates the same values', () => {
  const form = compileForm(wages, { language: spanish })
  expect(form.project({ injured: 'yes', daily: '300', lost: '2' })['total']).toBe('600')
})

test('reports a new calculation as a change', () => {
  const before = defineForm({ a: number('A'), result: calculated('[a]') })
  const after = defineForm({ a: number('A'), result: calculated('[a] * 2') })
  expect(diffDefinitions(before, after)).toMatchObject([{ what: 'calculation', before: '[a]', after: '[a] * 2' }])
})
