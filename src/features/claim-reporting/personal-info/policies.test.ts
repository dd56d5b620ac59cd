import { expect, test } from 'vitest'

import { demoPolicies } from '../testing/demo-policies.ts'
import { policiesFor } from '@captive/api-client/contract'
import { defaultPolicyNumber } from './policies.ts'

const numbersFor = (type: Parameters<typeof policiesFor>[0]) =>
  policiesFor(type, demoPolicies).map(({ PolicyNumber }) => PolicyNumber)

test('[WIZ-016] [WIZ-020] auto offers the commercial auto policies, cancelled ones too, newest first', () => {
  expect(numbersFor('Auto')).toEqual(['CA-2026-0312', 'CA-2025-0312', 'CA-2024-0312'])
  expect(defaultPolicyNumber('Auto', demoPolicies)).toBe('CA-2026-0312')
})

test("[WIZ-018] workers compensation finds its policies under either spelling of the line's name", () => {
  expect(numbersFor('WorkersCompensation')).toEqual(['WC-2026-0312'])
})

test('[WIZ-017] [WIZ-021] general liability without a policy has an empty list and no default', () => {
  expect(numbersFor('GeneralLiability')).toEqual([])
  expect(defaultPolicyNumber('GeneralLiability', demoPolicies)).toBe('')
})

test('[WIZ-019] property has no list, whatever excess policies there are', () => {
  expect(numbersFor('Property')).toEqual([])
})
