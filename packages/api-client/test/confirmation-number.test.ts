import { createConfirmationNumber, type ReportMode } from '@captive/form-engine/claim'
import { Check } from 'typebox/value'
import { expect, test } from 'vitest'

import { ClaimSubmission, contract, EmailClaim } from '../src/contract/index.ts'

/** One moment every three days for a century: all months, days, two-digit years and seconds. */
const moments = Array.from({ length: 12_500 }, (_, at) => new Date(Date.UTC(2000, 0, 1) + at * 252_470_011))

const numbersOf = (mode: ReportMode) => moments.map((moment) => createConfirmationNumber(mode, moment))

test.each([
  ['online', ClaimSubmission.properties.confirmationNum, EmailClaim.properties.confirmationNum],
  ['email', EmailClaim.properties.confirmationNum, ClaimSubmission.properties.confirmationNum],
] as const)('accepts generated numbers only for reports of the mode %s', (mode, own, other) => {
  const numbers = numbersOf(mode)
  const asked = contract.getFNOLConfirmation.query.properties.ConfirmationNum
  expect(numbers.filter((number) => !Check(own, number) || !Check(asked, number))).toEqual([])
  expect(numbers.filter((number) => Check(other, number))).toEqual([])
})
