import { describe, expect, test } from 'vitest'
import { dateOrder } from '../claim/date-order.ts'
import { compileForm, defineForm } from '../index.ts'
import type { FormValidator } from '../validator/index.ts'
import { FormStore } from './form-store.ts'

const form = compileForm(
  defineForm({
    hurt: { kind: 'radio', label: 'Was anyone hurt?', options: ['yes', 'no'] },
    who: { kind: 'textbox', label: 'Who?', required: true, when: { hurt: 'yes' } },
    phone: { kind: 'phone', label: 'Mobile phone', required: true },
    lossDate: { kind: 'calendar', label: 'Date of Loss', labelCode: 'DateOfLoss' },
    known: { kind: 'calendar', label: 'Date Employer Had Knowledge Of Injury' },
    vehicles: {
      kind: 'section',
      label: 'Other vehicle',
      controls: { make: { kind: 'textbox', label: 'Make', required: true } },
    },
  }),
  { rules: [dateOrder], repeating: ['vehicles'], today: () => '2026-11-21' },
)
const doubtful = compileForm(
  defineForm({
    ssn: { kind: 'textbox', label: 'SSN', required: true },
    name: { kind: 'textbox', label: 'Name', required: true },
  }),
)
const inForm = (key: string) => ({ key, item: null })

describe('answers', () => {
  test('[ENG-024] keeps hidden working answers, but leaves them out of projections', () => {
    const store = new FormStore(form, { hurt: 'yes', who: 'Ana' })
    store.set('hurt', 'no')
    expect(store.answers()).toEqual({ hurt: 'no', who: 'Ana' })
    expect(form.project(store.answers())).toEqual({ hurt: 'no' })
    store.set('hurt', 'yes')
    expect(store.value(inForm('who'))).toBe('Ana')
  })

  test('flushes typed text when answers are read', () => {
    const store = new FormStore(form)
    const takeBack = store.holdBack(inForm('who'), {
      commit: () => {
        takeBack()
        store.set('who', 'Ana')
      },
      discard: () => {},
    })
    expect(store.value(inForm('who'))).toBeUndefined()
    expect(store.answers()).toEqual({ who: 'Ana' })
  })

  test('cleans an answer when its field is left, not while typing', () => {
    const store = new FormStore(form)
    store.set('phone', 'tel:(201)\u00a0555\u20110123 ')
    expect(store.value(inForm('phone'))).toBe('tel:(201)\u00a0555\u20110123 ')
    expect(store.answers()).toEqual({ phone: '(201) 555-0123' })
    store.touch(inForm('phone'))
    expect(store.value(inForm('phone'))).toBe('(201) 555-0123')
    store.set('phone', ' (201) 555-0124')
    store.touch(inForm('phone'))
    expect(store.value(inForm('phone'))).toBe('(201) 555-0124')
    store.set('phone', '(201) 555-0125 ')
    store.markAllTouched()
    expect(store.value(inForm('phone'))).toBe('(201) 555-0125')
  })

  test('cleans draft and prefilled answers at the start', () => {
    const store = new FormStore(form, { phone: '\ufeff201-555-0123', vehicles: [{ id: 1, make: 'Ford\u200b' }] })
    expect(store.value(inForm('phone'))).toBe('201-555-0123')
    expect(store.value({ key: 'make', item: { section: 'vehicles', id: 1 } })).toBe('Ford')
  })

  test('notifies listeners once per change', () => {
    const store = new FormStore(form)
    let calls = 0
    const stop = store.subscribe(() => calls++)
    store.set('who', 'Ana')
    store.set('who', 'Ana')
    expect(calls).toBe(1)
    stop()
    store.set('who', 'Ben')
    expect(calls).toBe(1)
  })

  test('keeps the identity of sections while nothing appears or disappears', () => {
    const store = new FormStore(form, { hurt: 'no' })
    const before = store.state().visible
    store.set('phone', '555')
    expect(store.state().visible).toBe(before)
    store.set('hurt', 'yes')
    expect(store.state().visible).not.toBe(before)
  })
})

describe('errors', () => {
  test('[ENG-038] exposes validity for the page', () => {
    const store = new FormStore(form)
    expect(store.state().valid).toBe(false)
    store.set('phone', '(201) 555-0123')
    expect(store.state().valid).toBe(true)
  })

  test('[ENG-012] shows errors of left fields, and all after an attempt', () => {
    const store = new FormStore(form, { hurt: 'yes' })
    expect(store.state().shownErrors).toEqual([])
    store.touch(inForm('phone'))
    expect(store.state().shownErrors.map(({ fieldId }) => fieldId)).toEqual(['field-phone'])
    expect(store.message(inForm('who'))).toBeUndefined()
    store.markAllTouched()
    expect(store.state().shownErrors.map(({ fieldId }) => fieldId)).toEqual(['field-who', 'field-phone'])
  })

  test('orders server errors visually until the answer changes', () => {
    const store = new FormStore(form, { hurt: 'yes', phone: '(201) 555-0123' })
    store.touch(inForm('who'))
    store.reject([{ key: 'phone', message: 'Nobody answers there.' }])
    expect(store.state().shownErrors.map(({ place }) => place.key)).toEqual(['who', 'phone'])
    expect(store.message(inForm('phone'))).toBe('Nobody answers there.')
    store.set('phone', '212-456-7890')
    expect(store.message(inForm('phone'))).toBeUndefined()
  })

  test('a server error does not hide the error of a section', () => {
    for (const vehicles of ['a car', ['a car', 'a truck']]) {
      const store = new FormStore(form, { phone: '(201) 555-0123', vehicles })
      const codes = () => store.state().errors.map(({ code }) => code)
      const before = codes()
      expect(before).toContain('type')
      store.reject([{ key: 'phone', message: 'Nobody answers there.' }])
      expect(codes().toSorted()).toEqual([...before, 'server'].toSorted())
      store.set('phone', '212-456-7890')
      store.reject([{ key: 'elsewhere', message: 'This field is not on the form.' }])
      expect(codes().toSorted()).toEqual(before.toSorted())
      expect(store.state().valid).toBe(false)
    }
  })

  test('reset forgets touches, attempts and server errors', () => {
    const store = new FormStore(form)
    store.markAllTouched()
    store.reject([{ key: 'phone', message: 'No.' }])
    store.reset({ hurt: 'yes' })
    expect(store.state().shownErrors).toEqual([])
    expect(store.answers()).toEqual({ hurt: 'yes' })
  })
})

test('an error names its section if field names repeat', () => {
  const name = { kind: 'textbox', label: 'First name', required: true } as const
  const people = defineForm({
    caller: { kind: 'section', label: 'Who can we call', controls: { callerName: name } },
    driver: { kind: 'section', label: 'Driver', controls: { driverName: name, city: { ...name, label: 'City' } } },
    cars: { kind: 'section', label: 'Vehicle', controls: { ownerName: name } },
  })
  const store = new FormStore(compileForm(people, { repeating: ['cars'] }), { cars: [{ id: 1 }, { id: 2 }] })
  expect(store.state().errors.map(({ label, section }) => [section, label])).toEqual([
    ['Who can we call', 'First name'],
    ['Driver', 'First name'],
    ['', 'City'],
    ['Vehicle 1', 'First name'],
    ['Vehicle 2', 'First name'],
  ])
})

describe('repeated sections', () => {
  test('[ENG-034] [ENG-033] never reuses an item id', () => {
    const store = new FormStore(form)
    store.addItem('vehicles')
    store.addItem('vehicles')
    store.removeItem({ section: 'vehicles', id: 2 })
    expect(store.addItem('vehicles')).toBe(3)
    expect(store.answers()['vehicles']).toEqual([{ id: 1 }, { id: 3 }])
  })

  test('continues the item ids of a draft', () => {
    const store = new FormStore(form, { vehicles: [{ id: 4 }] })
    store.removeItem({ section: 'vehicles', id: 4 })
    expect(store.addItem('vehicles')).toBe(5)
  })

  test('items without an id get one and keep their answers', () => {
    const store = new FormStore(form, { vehicles: [{ make: 'Kia' }, { id: 4, make: 'Ford' }, { make: 'Fiat' }] })
    store.set({ key: 'make', item: { section: 'vehicles', id: 6 } }, 'Fiat 500')
    expect(store.addItem('vehicles')).toBe(7)
    expect(store.answers()['vehicles']).toEqual([
      { id: 5, make: 'Kia' },
      { id: 4, make: 'Ford' },
      { id: 6, make: 'Fiat 500' },
      { id: 7 },
    ])
  })

  test.each([1, 0, '1', null])('items with the same id or an invalid one keep their answers (%j)', (id) => {
    const given = {
      vehicles: [
        { id, make: 'Kia' },
        { id, make: 'Ford' },
      ],
    }
    for (const change of ['reset', 'replace'] as const) {
      const store = new FormStore(form)
      store[change](given)
      expect(store.addItem('vehicles')).toBe(3)
      expect(store.answers()['vehicles']).toEqual([{ id: 1, make: 'Kia' }, { id: 2, make: 'Ford' }, { id: 3 }])
    }
  })

  test('item errors point to elements by index', () => {
    const store = new FormStore(form, {
      phone: '(201) 555-0123',
      vehicles: [{ id: 3, make: 'Kia' }, { id: 7 }],
    })
    expect(store.state().errors.map(({ fieldId }) => fieldId)).toEqual(['field-vehicles-1-make'])
    store.set({ key: 'make', item: { section: 'vehicles', id: 7 } }, 'Ford')
    expect(store.state().valid).toBe(true)
  })
})

test('reset discards text that is still being typed', () => {
  const store = new FormStore(form)
  let typed: string | null = 'An'
  store.holdBack(inForm('who'), {
    commit: () => typed !== null && store.set('who', typed),
    discard: () => (typed = null),
  })
  store.reset()
  expect(typed).toBeNull()
  expect(store.answers()).toEqual({})
})

describe('contradicting dates', () => {
  test('[WIZ-030] clears the knowledge date and shows an alert', () => {
    const store = new FormStore(form, { known: '2026-11-02' })
    store.set('lossDate', '2026-11-05')
    expect(store.state().conflict?.message).toBe(
      'Date of Loss can not be later than Date Employer Had Knowledge Of Injury',
    )
    expect(store.answers()).toEqual({ lossDate: '2026-11-05' })
    store.dismissConflict()
    expect(store.state().conflict).toBeNull()
    store.set('known', '2026-11-05')
    expect(store.state().conflict).toBeNull()
  })
})

test('[ENG-038] an attempt to continue clears no contradicting draft date', () => {
  const store = new FormStore(form, { lossDate: '2026-11-20', known: '2026-11-01' })
  expect(store.markAllTouched().map(({ place }) => place.key)).toContain('known')
  expect(store.value(inForm('known'))).toBe('2026-11-01')
})

describe('doubts', () => {
  test('shows a doubt after its field is left', () => {
    const store = new FormStore(doubtful, { name: 'Ana' })
    store.set('ssn', '000-12-3456')
    expect(store.doubt(inForm('ssn'))).toBeUndefined()
    store.touch(inForm('ssn'))
    expect(store.doubt(inForm('ssn'))).toMatch(/check/)
    expect(store.state()).toMatchObject({ valid: true, errors: [], shownDoubts: [{ label: 'SSN' }] })
    expect(store.focusFirstError()).toBe(false)
  })

  test('an error hides the warning of the same field', () => {
    const store = new FormStore(doubtful, { ssn: '000-12-3456', name: 'Ana' })
    store.markAllTouched()
    expect(store.state().shownDoubts).toHaveLength(1)
    store.reject([{ key: 'ssn', message: 'Taken.' }])
    expect(store.state().shownDoubts).toEqual([])
    store.set('ssn', '123-45-6789')
    expect(store.state()).toMatchObject({ valid: true, shownDoubts: [] })
  })

  test('replaces the text of a doubt by code', () => {
    const messages = { 'unused-ssn': 'Is that so?' }
    const reworded = compileForm(defineForm({ ssn: { kind: 'textbox', label: 'SSN' } }), { messages })
    expect(reworded.doubts({ ssn: '000-12-3456' })).toMatchObject([{ path: ['ssn'], message: 'Is that so?' }])
  })
})

describe('ajv validator', () => {
  const named = compileForm(defineForm({ name: { kind: 'textbox', label: 'Name', required: true } }))
  const deciding = (accepts: boolean): FormValidator =>
    Object.assign(() => accepts, {
      errors: accepts ? null : [{ keyword: 'x', instancePath: '/name', schemaPath: '#', params: {} }],
    })

  test('decides that answers are accepted', () => {
    const store = new FormStore(named, {}, { validator: deciding(true) })
    expect(store.markAllTouched()).toEqual([])
    expect(store.focusFirstError()).toBe(false)
  })

  test('decides that answers are rejected, and shows where', () => {
    const store = new FormStore(named, { name: 'Ana' })
    expect(store.markAllTouched()).toEqual([])
    store.validator = deciding(false)
    expect(store.markAllTouched()).toMatchObject([{ path: ['name'], message: 'Please enter this again.' }])
    expect(store.state().shownErrors).toHaveLength(1)
  })

  test('receives visible answers without blanks', () => {
    const asked: unknown[] = []
    const validator: FormValidator = Object.assign((answers: object) => asked.push(answers) > 0, { errors: null })
    new FormStore(named, { name: ' ' }, { validator }).markAllTouched()
    expect(asked).toEqual([{}])
  })

  test('keeps server errors until the field changes', () => {
    const store = new FormStore(named, { name: 'Ana' }, { validator: deciding(true) })
    store.reject([{ key: 'name', message: 'This name is taken.' }])
    expect(store.markAllTouched()).toHaveLength(1)
    store.set('name', 'Ann')
    expect(store.markAllTouched()).toEqual([])
  })
})
