import { parseDefinitions } from '@captive/form-engine'
import { claimForm } from '@captive/form-engine/claim'
import { servedDefinitions } from '@captive/form-engine/catalogue'
import { describe, expect, test } from 'vitest'

import { mayHaveQuickAnswers, quickAnswersTo } from './quick-answers.ts'

const form = claimForm(parseDefinitions(servedDefinitions), 'WorkersCompensation')
const address = { street: '12 Quarry Road', city: 'Joliet', state: 'IL', zip: '60431' }
const offersTo = (key: string, answers = {}, at = address) =>
  quickAnswersTo(form.control(key)!, form, answers, at).map((offer) => [offer.label, offer.answers()])

describe('quick answers', () => {
  test("the company's address answers location, city, state and ZIP code", () => {
    const answers = { LocationOfOccurrence: '12 Quarry Road', City: 'Joliet', State: 'IL', ZipCode: '60431' }
    expect(offersTo('c113')).toEqual([["At the company's address", answers]])
  })

  test('a company without an address offers no quick answer', () => {
    expect(offersTo('c113', {}, { ...address, street: '' })).toEqual([])
  })

  test('offers the states of the company and the loss', () => {
    expect(offersTo('c115')).toEqual([['Illinois', { State: 'IL' }]])
    expect(offersTo('c491', { c115: 'IA' })).toEqual([
      ['Illinois', { EmployeeState: 'IL' }],
      ['Iowa', { EmployeeState: 'IA' }],
    ])
  })

  test('ignores label codes that every object inherits', () => {
    for (const labelCode of ['constructor', 'toString', '__proto__']) {
      const control = { ...form.control('c113')!, labelCode }
      expect(mayHaveQuickAnswers(control)).toBe(false)
      expect(quickAnswersTo(control, form, {}, address)).toEqual([])
    }
  })

  test('offers the date of loss once it is known', () => {
    expect(offersTo('c421')).toEqual([])
    expect(offersTo('c452', { c111: '2026-11-03' })).toEqual([['Date of loss', { LastDayWorked: '2026-11-03' }]])
  })
})
