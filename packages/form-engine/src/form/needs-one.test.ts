import { describe, expect, test } from 'vitest'

import { compileForm } from './compile.ts'
import { defineForm } from '../definitions/define-form.ts'
import { FormStore } from '../store/form-store.ts'

const form = compileForm(
  defineForm({
    name: { kind: 'textbox', label: 'Name', required: true },
    toppings: {
      kind: 'section',
      label: 'Toppings',
      needsOne: true,
      controls: {
        olives: { kind: 'checkbox', label: 'Olives' },
        ham: { kind: 'checkbox', label: 'Ham', when: { name: 'Ada' } },
        other: { kind: 'textbox', label: 'Other' },
      },
    },
    day: { kind: 'calendar', label: 'Day', anyDay: true },
    birthday: { kind: 'calendar', label: 'Birthday' },
  }),
  { today: () => '2026-11-22' },
)
const codes = (answers: object) => form.validate({ ...answers }).map(({ key, code }) => `${key} ${code}`)

describe('a section that needs one answer', () => {
  test('reports an error until one visible control is answered', () => {
    expect(codes({})).toEqual(['name required', 'toppings needs-one'])
    expect(codes({ name: 'Bo', olives: false, other: '  ' })).toEqual(['toppings needs-one'])
    expect(codes({ name: 'Bo', ham: true })).toEqual(['toppings needs-one'])
    expect(codes({ name: 'Ada', ham: true })).toEqual([])
    expect(codes({ name: 'Bo', other: 'Corn' })).toEqual([])
  })

  test('shows the error in order after an attempt to continue', () => {
    const store = new FormStore(form, { name: 'Bo' })
    store.touch({ key: 'olives', item: null })
    expect([store.state().valid, store.state().shownErrors]).toEqual([false, []])
    store.markAllTouched()
    expect(store.message({ key: 'toppings', item: null })).toBe('Please choose at least one.')
    store.reject([{ key: 'day', message: 'Not that day.' }])
    expect(store.state().shownErrors.map(({ label }) => label)).toEqual(['Toppings', 'Day'])
    store.set('olives', true)
    expect(store.message({ key: 'toppings', item: null })).toBeUndefined()
  })
})

test('accepts future dates in an any-day calendar, but no invalid ones', () => {
  const given = { name: 'Bo', olives: true }
  expect(codes({ ...given, day: '2027-02-01', birthday: '2027-02-01' })).toEqual(['birthday future-date'])
  expect(codes({ ...given, day: '2027-02-30' })).toEqual(['day date'])
})
