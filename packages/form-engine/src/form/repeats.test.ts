import { expect, test } from 'vitest'
import { compileForm, defineForm, readSubmission } from '../index.ts'

const text = { kind: 'textbox', label: 'Text' } as const
const definitions = defineForm({
  more: text,
  hurt: text,
  cars: {
    kind: 'section',
    label: 'Other vehicle',
    when: { more: 'yes' },
    controls: {
      make: { ...text, label: 'Make', required: true },
      model: { ...text, label: 'Model', when: { make: 'Ford' } },
      injury: { ...text, label: 'Injury', required: true, when: { hurt: 'yes' } },
    },
  },
  outside: { ...text, when: { make: 'Ford' } },
})
const form = compileForm(definitions, { repeating: ['cars'] })
const two = [
  { id: 1, make: 'Ford', model: 'T' },
  { id: 4, make: 'Audi', model: 'kept, but hidden' },
]

test('[ENG-019] [ENG-025] an item looks for controllers in itself before the form', () => {
  const shown = (answers: object): string[][] =>
    (form.visible({ ...answers, cars: two }).repeats['cars'] ?? []).map((keys) => [...keys])
  expect(shown({ more: 'yes' })).toEqual([['make', 'model'], ['make']])
  expect(shown({ more: 'yes', hurt: 'yes' })).toEqual([
    ['make', 'model', 'injury'],
    ['make', 'injury'],
  ])
  expect(shown({ more: 'no' })).toEqual([])
})

test('[ENG-025] a control outside never depends on an item', () => {
  expect(form.visible({ more: 'yes', make: 'Ford', cars: two }).keys.has('outside')).toBe(false)
  expect(form.explain('outside', { more: 'yes', cars: two }).summary).toContain(
    'controls outside its items cannot use its answer',
  )
})

test('[ENG-036] item values carry the id of their item', () => {
  const sent = form.submission({ more: 'yes', cars: two })
  expect(sent).toEqual([
    { ControlsRecId: 'more', DataValue: 'yes' },
    { ControlsRecId: 'make', DataValue: 'Ford', RepeatControlMapping: 1 },
    { ControlsRecId: 'model', DataValue: 'T', RepeatControlMapping: 1 },
    { ControlsRecId: 'make', DataValue: 'Audi', RepeatControlMapping: 4 },
  ])
  expect(form.answersFrom(sent)).toEqual({ more: 'yes', cars: [two[0], { id: 4, make: 'Audi' }] })
})

test('[ENG-019] opens the first item once, and respects an emptied list', () => {
  const hidden = { more: 'no' }
  expect(form.openRepeats(hidden)).toBe(hidden)
  expect(form.openRepeats({ more: 'yes' })).toEqual({ more: 'yes', cars: [{ id: 1 }] })
  const emptied = { more: 'yes', cars: [] }
  expect(form.openRepeats(emptied)).toBe(emptied)
  const uncontrolled = compileForm(defineForm({ cars: { kind: 'section', label: 'Cars' } }), { repeating: ['cars'] })
  expect(uncontrolled.openRepeats({})).toEqual({})
})

test('[ENG-019] drops the items of a hidden section', () => {
  expect(form.project({ more: 'no', cars: two })).toEqual({ more: 'no' })
  expect(form.validate({ more: 'no', cars: [{}] })).toEqual([])
})

test('refuses unknown, hidden, duplicate and misplaced values', () => {
  const sent = [
    { ControlsRecId: 'more', DataValue: 'yes' },
    { ControlsRecId: 'more', DataValue: 'no' },
    { ControlsRecId: 'stranger', DataValue: 'x' },
    { ControlsRecId: 'make', DataValue: 'Ford' },
    { ControlsRecId: 'hurt', DataValue: 'yes', RepeatControlMapping: 1 },
    { ControlsRecId: 'outside', DataValue: 'x' },
  ]
  expect(readSubmission(form, sent).errors.map(({ key, code }) => [key, code])).toEqual([
    ['more', 'doubled-value'],
    ['stranger', 'unknown-control'],
    ['make', 'misplaced-value'],
    ['hurt', 'misplaced-value'],
    ['outside', 'hidden-control'],
  ])
  const good = form.submission({ more: 'yes', cars: two })
  expect(readSubmission(form, good)).toMatchObject({ answers: form.answersFrom(good), errors: [] })
})
