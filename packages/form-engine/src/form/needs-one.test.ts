import { describe, expect, test } from 'vitest'

import { compileForm } from './compile.ts'
import { defineForm } from '../definitions/define-form.ts'
import { FormSession } from '../session/form-session.ts'

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
  test('says so itself, before what is in it, until one of its controls that show is answered', () => {
    expect(codes({})).toEqual(['name required', 'toppings needs-one'])
    expect(codes({ name: 'Bo', olives: false, other: '  ' })).toEqual(['toppings needs-one'])
    expect(codes({ name: 'Bo', ham: true })).toEqual(['toppings needs-one'])
    expect(codes({ name: 'Ada', ham: true })).toEqual([])
    expect(codes({ name: 'Bo', other: 'Corn' })).toEqual([])
  })

  test('is told once somebody tries to go on, in its place among the others', () => {
    const session = new FormSession(form, { name: 'Bo' })
    session.touch({ key: 'olives', item: null })
    expect([session.state().valid, session.state().shownErrors]).toEqual([false, []])
    session.markAllTouched()
    expect(session.message({ key: 'toppings', item: null })).toBe('Please choose at least one.')
    session.reject([{ key: 'day', message: 'Not that day.' }])
    expect(session.state().shownErrors.map(({ label }) => label)).toEqual(['Toppings', 'Day'])
    session.set('olives', true)
    expect(session.message({ key: 'toppings', item: null })).toBeUndefined()
  })
})

test('a calendar for any day takes one to come, and no day that does not exist', () => {
  const given = { name: 'Bo', olives: true }
  expect(codes({ ...given, day: '2027-02-01', birthday: '2027-02-01' })).toEqual(['birthday future-date'])
  expect(codes({ ...given, day: '2027-02-30' })).toEqual(['day date'])
})
