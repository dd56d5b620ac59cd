import { expect, test } from 'vitest'

import { compileForm, defineForm, readSubmission, textbox, type ControlValue, type Kind } from '../index.ts'

const form = compileForm(
  defineForm({
    name: { kind: 'textbox', label: 'Name' },
    cars: { kind: 'section', label: 'Cars', controls: { make: { kind: 'textbox', label: 'Make' } } },
  }),
  { repeating: ['cars'] },
)

/** Untyped input from JavaScript. None of it is a valid value. */
const foreign = (value: unknown) => value as readonly ControlValue[]

const circle: Record<string, unknown> = { ControlsRecId: 'make', DataValue: 'Ford' }
circle['RepeatControlMapping'] = circle

const noValues: unknown[] = [
  ...[null, undefined, 7, 'name', [], {}, { ControlsRecId: 'name' }, { ControlsRecId: null, DataValue: 'Ace' }],
  ...[
    { ControlsRecId: 'name', DataValue: null },
    { ControlsRecId: 'make', DataValue: 'Ford', RepeatControlMapping: 7n },
  ],
  circle,
  Object.defineProperty({ ControlsRecId: 'name' }, 'DataValue', {
    enumerable: true,
    get() {
      throw new Error('unreadable')
    },
  }),
]

test.each([null, undefined, 7, 'name', {}])('reads %s as no answers', (given) => {
  expect(form.answersFrom(foreign(given))).toEqual({})
})

test('skips invalid entries and keeps the others', () => {
  const good = [
    { ControlsRecId: 'name', DataValue: 'Ace' },
    { ControlsRecId: 'make', DataValue: 'Ford', RepeatControlMapping: 1 },
    { ControlsRecId: 'make', DataValue: 'Audi', RepeatControlMapping: 2 },
  ]
  const given = foreign([...noValues, ...good, ...noValues])
  expect(form.answersFrom(given)).toEqual({
    name: 'Ace',
    cars: [
      { id: 1, make: 'Ford' },
      { id: 2, make: 'Audi' },
    ],
  })
  expect(readSubmission(form, given).errors).toHaveLength(2 * noValues.length)
})

test('keeps a text that its kind cannot read', () => {
  const number: Kind<'wholeNumber'> = {
    ...textbox,
    type: 'wholeNumber',
    canHold: (value) => typeof value === 'bigint',
    fromData: BigInt,
  }
  // The types of a local form know only the built-in kinds.
  const definitions = defineForm({ count: { kind: 'wholeNumber' as 'textbox', label: 'Count' } })
  const own = compileForm(definitions, { kinds: [number] })
  expect(own.answersFrom([{ ControlsRecId: 'count', DataValue: 'seven' }])).toEqual({ count: 'seven' })
  expect(own.validate({ count: 'seven' })).toMatchObject([{ key: 'count', code: 'type' }])
})
