import { expect, test } from 'vitest'

import { demoPolicies } from '../../testing/demo-policies.ts'
import { policiesFor } from '@captive/api-client/contract'
import { defaultPolicyNumber } from './default-policy.ts'

const numbersFor = (type: Parameters<typeof policiesFor>[0]) =>
  policiesFor(type, demoPolicies).map(({ PolicyNumber }) => PolicyNumber)

test('[WIZ-016] [WIZ-020] auto offers all commercial auto policies, newest first', () => {
  expect(numbersFor('Auto')).toEqual(['CA-2026-0312', 'CA-2025-0312', 'CA-2024-0312'])
  expect(defaultPolicyNumber('Auto', demoPolicies)).toBe('CA-2026-0312')
})

test('[WIZ-018] workers compensation finds policies under both spellings of its line', () => {
  expect(numbersFor('WorkersCompensation')).toEqual(['WC-2026-0312'])
})

test('[WIZ-017] [WIZ-021] general liability without a policy has no list or default', () => {
  expect(numbersFor('GeneralLiability')).toEqual([])
  expect(defaultPolicyNumber('GeneralLiability', demoPolicies)).toBe('')
})

test('[WIZ-019] property has no policy list, even with excess policies', () => {
  expect(numbersFor('Property')).toEqual([])
})
