import { parseDefinitions } from '@captive/form-engine'
import { claimForm } from '@captive/form-engine/claim'
import { servedDefinitions } from '@captive/form-engine/catalogue'
import { describe, expect, test } from 'vitest'

import { quickAnswersTo } from './quick-offers.ts'

const form = claimForm(parseDefinitions(servedDefinitions), 'WorkersCompensation')
const address = { street: '12 Quarry Road', city: 'Joliet', state: 'IL', zip: '60431' }
const offersTo = (key: string, answers = {}, at = address) =>
  quickAnswersTo(form.control(key)!, form, answers, at).map((offer) => [offer.label, offer.answers()])

describe('quick answers', () => {
  test("the company's address answers place, city, state and ZIP code", () => {
    const answers = { LocationOfOccurrence: '12 Quarry Road', City: 'Joliet', State: 'IL', ZipCode: '60431' }
    expect(offersTo('c113')).toEqual([["At the company's address", answers]])
  })

  test('where the company has none, there is none to choose', () => {
    expect(offersTo('c113', {}, { ...address, street: '' })).toEqual([])
  })

  test("a state is the company's, or that of the loss once it is known", () => {
    expect(offersTo('c115')).toEqual([['Illinois', { State: 'IL' }]])
    expect(offersTo('c491', { c115: 'IA' })).toEqual([
      ['Illinois', { EmployeeState: 'IL' }],
      ['Iowa', { EmployeeState: 'IA' }],
    ])
  })

  test('a day is that of the loss, once it is known', () => {
    expect(offersTo('c421')).toEqual([])
    expect(offersTo('c452', { c111: '2026-11-03' })).toEqual([['Day of the loss', { LastDayWorked: '2026-11-03' }]])
  })
})
