import { describe, expect, test } from 'vitest'
import { dateOrder } from '../claim/date-order.ts'
import { compileForm, defineForm } from '../index.ts'
import { FormSession } from './form-session.ts'

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
  test('[ENG-024] working answers keep what is hidden; the projection leaves it out', () => {
    const session = new FormSession(form, { hurt: 'yes', who: 'Ana' })
    session.set('hurt', 'no')
    expect(session.answers()).toEqual({ hurt: 'no', who: 'Ana' })
    expect(form.project(session.answers())).toEqual({ hurt: 'no' })
    session.set('hurt', 'yes')
    expect(session.value(inForm('who'))).toBe('Ana')
  })

  test('whoever reads the answers gets text that is still being typed', () => {
    const session = new FormSession(form)
    const takeBack = session.holdBack(inForm('who'), {
      handOver: () => {
        takeBack()
        session.set('who', 'Ana')
      },
      letGo: () => {},
    })
    expect(session.value(inForm('who'))).toBeUndefined()
    expect(session.answers()).toEqual({ who: 'Ana' })
  })

  test('a field that is left shows its answer without what was pasted along; while it is typed nothing changes', () => {
    const session = new FormSession(form)
    session.set('phone', 'tel:(201)\u00a0555\u20110123 ')
    expect(session.value(inForm('phone'))).toBe('tel:(201)\u00a0555\u20110123 ')
    expect(session.answers()).toEqual({ phone: '(201) 555-0123' })
    session.touch(inForm('phone'))
    expect(session.value(inForm('phone'))).toBe('(201) 555-0123')
    session.set('phone', ' (201) 555-0124')
    session.touch(inForm('phone'))
    expect(session.value(inForm('phone'))).toBe('(201) 555-0124')
    session.set('phone', '(201) 555-0125 ')
    session.markAllTouched()
    expect(session.value(inForm('phone'))).toBe('(201) 555-0125')
  })

  test('what a draft or a prefill brings along is clean from the start', () => {
    const session = new FormSession(form, { phone: '\ufeff201-555-0123', vehicles: [{ id: 1, make: 'Ford\u200b' }] })
    expect(session.value(inForm('phone'))).toBe('201-555-0123')
    expect(session.value({ key: 'make', item: { section: 'vehicles', id: 1 } })).toBe('Ford')
  })

  test('listeners hear of a change once, and of no change not at all', () => {
    const session = new FormSession(form)
    let calls = 0
    const stop = session.subscribe(() => calls++)
    session.set('who', 'Ana')
    session.set('who', 'Ana')
    expect(calls).toBe(1)
    stop()
    session.set('who', 'Ben')
    expect(calls).toBe(1)
  })

  test('what shows keeps its identity while nothing appears or goes', () => {
    const session = new FormSession(form, { hurt: 'no' })
    const before = session.state().visible
    session.set('phone', '555')
    expect(session.state().visible).toBe(before)
    session.set('hurt', 'yes')
    expect(session.state().visible).not.toBe(before)
  })
})

describe('errors', () => {
  test('[ENG-038] validity is there for the page to read', () => {
    const session = new FormSession(form)
    expect(session.state().valid).toBe(false)
    session.set('phone', '(201) 555-0123')
    expect(session.state().valid).toBe(true)
  })

  test('[ENG-012] errors show for fields that were left, and for all after a try, in visual order', () => {
    const session = new FormSession(form, { hurt: 'yes' })
    expect(session.state().shownErrors).toEqual([])
    session.touch(inForm('phone'))
    expect(session.state().shownErrors.map(({ fieldId }) => fieldId)).toEqual(['field-phone'])
    expect(session.message(inForm('who'))).toBeUndefined()
    session.markAllTouched()
    expect(session.state().shownErrors.map(({ fieldId }) => fieldId)).toEqual(['field-who', 'field-phone'])
  })

  test('what the server said stands among the others in visual order, until that answer changes', () => {
    const session = new FormSession(form, { hurt: 'yes', phone: '(201) 555-0123' })
    session.touch(inForm('who'))
    session.reject([{ key: 'phone', message: 'Nobody answers there.' }])
    expect(session.state().shownErrors.map(({ place }) => place.key)).toEqual(['who', 'phone'])
    expect(session.message(inForm('phone'))).toBe('Nobody answers there.')
    session.set('phone', '212-456-7890')
    expect(session.message(inForm('phone'))).toBeUndefined()
  })

  test('starting anew forgets what was touched, tried and said', () => {
    const session = new FormSession(form)
    session.markAllTouched()
    session.reject([{ key: 'phone', message: 'No.' }])
    session.reset({ hurt: 'yes' })
    expect(session.state().shownErrors).toEqual([])
    expect(session.answers()).toEqual({ hurt: 'yes' })
  })
})

test('an error names the section of its field where another field that shows has the same name', () => {
  const name = { kind: 'textbox', label: 'First name', required: true } as const
  const people = defineForm({
    caller: { kind: 'section', label: 'Who can we call', controls: { callerName: name } },
    driver: { kind: 'section', label: 'Driver', controls: { driverName: name, city: { ...name, label: 'City' } } },
    cars: { kind: 'section', label: 'Vehicle', controls: { ownerName: name } },
  })
  const session = new FormSession(compileForm(people, { repeating: ['cars'] }), { cars: [{ id: 1 }, { id: 2 }] })
  expect(session.state().errors.map(({ label, section }) => [section, label])).toEqual([
    ['Who can we call', 'First name'],
    ['Driver', 'First name'],
    ['', 'City'],
    ['Vehicle 1', 'First name'],
    ['Vehicle 2', 'First name'],
  ])
})

describe('repeated sections', () => {
  test('[ENG-034] [ENG-033] an id is never reused, and other items keep theirs', () => {
    const session = new FormSession(form)
    session.addItem('vehicles')
    session.addItem('vehicles')
    session.removeItem({ section: 'vehicles', id: 2 })
    expect(session.addItem('vehicles')).toBe(3)
    expect(session.answers()['vehicles']).toEqual([{ id: 1 }, { id: 3 }])
  })

  test('a draft goes on counting where it stopped', () => {
    const session = new FormSession(form, { vehicles: [{ id: 4 }] })
    session.removeItem({ section: 'vehicles', id: 4 })
    expect(session.addItem('vehicles')).toBe(5)
  })

  test('errors inside items name the item by its id', () => {
    const session = new FormSession(form, {
      phone: '(201) 555-0123',
      vehicles: [{ id: 3, make: 'Kia' }, { id: 7 }],
    })
    expect(session.state().errors.map(({ fieldId }) => fieldId)).toEqual(['field-vehicles-7-make'])
    session.set({ key: 'make', item: { section: 'vehicles', id: 7 } }, 'Ford')
    expect(session.state().valid).toBe(true)
  })
})

test('starting anew lets go of text that is still being typed', () => {
  const session = new FormSession(form)
  let typed: string | null = 'An'
  session.holdBack(inForm('who'), {
    handOver: () => typed !== null && session.set('who', typed),
    letGo: () => (typed = null),
  })
  session.reset()
  expect(typed).toBeNull()
  expect(session.answers()).toEqual({})
})

describe('contradicting dates', () => {
  test('[WIZ-030] the knowledge date is cleared, whichever was changed last, and the alert is told', () => {
    const session = new FormSession(form, { known: '2026-11-02' })
    session.set('lossDate', '2026-11-05')
    expect(session.state().conflict?.message).toBe(
      'Date of Loss can not be later than Date Employer Had Knowledge Of Injury',
    )
    expect(session.answers()).toEqual({ lossDate: '2026-11-05' })
    session.dismissConflict()
    expect(session.state().conflict).toBeNull()
    session.set('known', '2026-11-05')
    expect(session.state().conflict).toBeNull()
  })
})

test('[ENG-038] a try to go on clears no date of a draft that contradicts another one', () => {
  const session = new FormSession(form, { lossDate: '2026-11-20', known: '2026-11-01' })
  expect(session.markAllTouched().map(({ place }) => place.key)).toContain('known')
  expect(session.value(inForm('known'))).toBe('2026-11-01')
})

describe('doubts', () => {
  test('a doubt is shown once its field was left, and is no error', () => {
    const session = new FormSession(doubtful, { name: 'Ana' })
    session.set('ssn', '000-12-3456')
    expect(session.doubt(inForm('ssn'))).toBeUndefined()
    session.touch(inForm('ssn'))
    expect(session.doubt(inForm('ssn'))).toMatch(/check/)
    expect(session.state()).toMatchObject({ valid: true, errors: [], shownDoubts: [{ label: 'SSN' }] })
    expect(session.focusFirstError()).toBe(false)
  })

  test('a doubt goes with its answer, and gives way to an error', () => {
    const session = new FormSession(doubtful, { ssn: '000-12-3456', name: 'Ana' })
    session.markAllTouched()
    expect(session.state().shownDoubts).toHaveLength(1)
    session.reject([{ key: 'ssn', message: 'Taken.' }])
    expect(session.state().shownDoubts).toEqual([])
    session.set('ssn', '123-45-6789')
    expect(session.state()).toMatchObject({ valid: true, shownDoubts: [] })
  })

  test('words of a doubt are replaced by its code', () => {
    const messages = { 'unused-ssn': 'Is that so?' }
    const reworded = compileForm(defineForm({ ssn: { kind: 'textbox', label: 'SSN' } }), { messages })
    expect(reworded.doubts({ ssn: '000-12-3456' })).toMatchObject([{ path: ['ssn'], message: 'Is that so?' }])
  })
})
