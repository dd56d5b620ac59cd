import { toEndorsementRequest, type Policy } from '@captive/api-client/contract'
import { describe, expect, test } from 'vitest'

import { endorsementForm } from './endorsement-form.ts'

const form = endorsementForm([{ PolicyNumber: 'CAL-100-26', EffectiveDate: '2026-03-01' } as Policy])
const missing = (answers: Record<string, unknown>) => form.validate(answers).map(({ key }) => key)

const commonFacts = {
  company: 'Ridge Freight Lines',
  policyNumber: 'CAL-100-26',
  effectiveDate: '2026-03-01',
  year: '2027',
  make: 'Kenworth',
  model: 'T680',
  vin: '1M8GDM9AXKP042788',
}
const addFacts = { gvw: '80,000', costNew: '174,000', garageLocation: 'Joliet, IL' }

describe.each([
  { id: '[END-016] [END-020]', change: 'Add Vehicle', facts: { ...commonFacts, ...addFacts } },
  { id: '[END-019]', change: 'Remove Vehicle', facts: commonFacts },
])('$id $change', ({ change, facts }) => {
  const complete = { change, ...facts, liability: true, confirm: true }

  test('requires these fields and no others', () => {
    expect(missing(complete)).toEqual([])
    expect(missing({ change })).toEqual([...Object.keys(facts), 'coverage', 'confirm'])
  })

  test.each(Object.keys(facts))('refuses a blank %s', (name) => {
    expect(missing({ ...complete, [name]: ' ' })).toEqual([name])
  })

  test('[END-017] requires at least one coverage', () => {
    expect(missing({ ...complete, liability: false, collisionAndComprehensive: true })).toEqual([])
    expect(missing({ ...complete, liability: false, collisionAndComprehensive: false })).toEqual(['coverage'])
  })

  test('[END-018] requires the confirmation', () => {
    expect(missing({ ...complete, confirm: false })).toEqual(['confirm'])
  })
})

test('leaves blank answers out of the request', () => {
  const request = toEndorsementRequest({ company: 'Ridge', registration: undefined, lossPayeeName: undefined })
  expect(JSON.stringify(request)).not.toMatch(/undefined|null/)
})
