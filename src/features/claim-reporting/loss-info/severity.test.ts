import { severeLosses } from '@captive/api-client/contract'
import { localToday, parseDefinitions } from '@captive/form-engine'
import { claimForm } from '@captive/form-engine/claim'
import { samples, servedDefinitions } from '@captive/form-engine/catalogue'
import { expect, test } from 'vitest'

import { reasonsToCall, severeAnswers } from './severity.ts'

const definitions = parseDefinitions(servedDefinitions)

test.each(samples)('$name is severe: $severe', ({ claimType, answers, severe }) => {
  expect(reasonsToCall(claimForm(definitions, claimType), answers(localToday())).length > 0).toBe(severe)
})

test.each(severeLosses)('"$reason" waits for answers that the served form offers', ({ when }) => {
  const offered = (['Auto', 'WorkersCompensation'] as const)
    .flatMap((claimType) => claimForm(definitions, claimType).controls)
    .flatMap(({ labelCode, options }) => options.map(({ value }) => `${labelCode}=${value}`))
  const awaited = Object.entries(when).flatMap(([code, values]) => values.map((value) => `${code}=${value}`))
  expect(awaited.filter((answer) => !offered.includes(answer))).toEqual([])
})

test('an answer that no longer shows is no reason to call', () => {
  const form = claimForm(definitions, 'Auto')
  expect(reasonsToCall(form, { c131: 'yes', c133: 'yes' })).toEqual(['Someone was killed'])
  expect(reasonsToCall(form, { c131: 'no', c133: 'yes' })).toEqual([])
})

test.each(samples)('$name: every reason to call stands under an answer', ({ claimType, answers }) => {
  const form = claimForm(definitions, claimType)
  const given = answers(localToday())
  expect([...severeAnswers(form, given).values()].toSorted()).toEqual(reasonsToCall(form, given).toSorted())
})
