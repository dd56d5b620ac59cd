import { toEndorsementRequest, type Policy } from '@captive/api-client/contract'
import { vehicleQuestions } from '@captive/form-engine/catalogue'
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

describe('additional questions', () => {
  const asking = endorsementForm([], vehicleQuestions)
  const asked = (answers: Record<string, unknown>) =>
    [...asking.visible(answers).keys].filter((key) => /^c\d/.test(key))

  test('follow the specified fields and depend on their answers', () => {
    expect(asking.controls.map(({ key }) => key).slice(-6)).toEqual(['further', 'c602', 'c603', 'c604', 'c605', 'c606'])
    expect(asked({ change: 'Add Vehicle' })).toEqual(['c602', 'c605'])
    expect(asked({ change: 'Add Vehicle', c602: 'yes' })).toEqual(['c602', 'c603', 'c604', 'c605'])
    expect(asked({ change: 'Remove Vehicle', c602: 'yes' })).toEqual([])
  })

  test('are sent with their version, without hidden answers', () => {
    const outcome = asking.outcome({ change: 'Add Vehicle', c602: 'no', c603: 'Keel Leasing' })
    expect(toEndorsementRequest(outcome, 3).Further).toEqual({
      Version: 3,
      Values: [{ ControlsRecId: 602, DataValue: 'no' }],
    })
  })
})

test('leaves blank answers out of the request', () => {
  const request = toEndorsementRequest(
    form.outcome({ company: 'Ridge', registration: undefined, lossPayeeName: undefined }),
  )
  expect(JSON.stringify(request)).not.toMatch(/undefined|null/)
})
