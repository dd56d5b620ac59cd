import type { ClaimNotification, ClaimNotificationSelection } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import { choiceOf, criteriaText, currentNotifications, toSelections } from './selections.ts'

const now = new Date(2026, 10, 22, 9)

function notification(change: Partial<ClaimNotification>): ClaimNotification {
  return {
    CriteriaType: 'Claim',
    CriteriaName: 'New claim',
    CriteriaValue: 'Any',
    DateCriteriaMet: '2026-11-20T10:00:00.000Z',
    LOB: 'Commercial Auto',
    PolicyNumber: 'CA-1',
    ClaimNumber: 'C-1',
    PolicyId: 7,
    ForClientId: 12,
    ReportedDate: '2026-11-19',
    IsActive: 1,
    ...change,
  }
}

const selection = (change: Partial<ClaimNotificationSelection>): ClaimNotificationSelection => ({
  RecId: 1,
  IsSelected: true,
  SendEmail: false,
  ClaimNotificationCriteriaRecId: 1,
  UsersRecId: 5,
  ClientId: 12,
  ForClientId: 12,
  UserEmail: 'dana@ridge.example',
  ModifiedComments: null,
  ...change,
})

test('[NTF-004] [NTF-005] keeps active notifications of the last 90 days', () => {
  const shown = (change: Partial<ClaimNotification>) =>
    currentNotifications([notification(change)], 12, now).length === 1
  expect(shown({ ReportedDate: '2026-08-24' })).toBe(true)
  expect(shown({ ReportedDate: '2026-08-23' })).toBe(false)
  expect(shown({ IsActive: 0 })).toBe(false)
  expect(shown({ ForClientId: 13 })).toBe(false)
})

test('reads the selections of one company', () => {
  const saved = [
    selection({ ClaimNotificationCriteriaRecId: 1 }),
    selection({ ClaimNotificationCriteriaRecId: 2, IsSelected: false, SendEmail: true }),
    selection({ ClaimNotificationCriteriaRecId: 3, ForClientId: 13, SendEmail: true }),
  ]
  expect(choiceOf(saved, 12)).toEqual({ criteria: new Set([1]), email: false })
  expect(choiceOf(saved, 13)).toEqual({ criteria: new Set([3]), email: true })
})

test('[NTF-008] [NTF-016] [NTF-017] makes one selection per criterion and keeps known ids', () => {
  const criteria = [1, 2, 3].map((RecId) => ({
    RecId,
    CriteriaType: 'Claim',
    CriteriaName: 'New claim',
    CriteriaValue: 'Any',
    IsActive: 1 as const,
  }))
  const saved = [selection({ RecId: 41 }), selection({ RecId: 42, ForClientId: 13, ClaimNotificationCriteriaRecId: 2 })]
  const choice = { criteria: new Set([2, 3]), email: true }
  const recipient = { userRecId: 5, clientId: 100, email: 'staff@captive.example' }
  const common = {
    UsersRecId: 5,
    ClientId: 100,
    ForClientId: 12,
    UserEmail: 'staff@captive.example',
    ModifiedComments: 'Updated by admin@captive.example',
  }
  expect(
    toSelections({ criteria, saved, choice, recipient, forClientId: 12, savedBy: 'admin@captive.example' }),
  ).toEqual([
    { ...common, RecId: 41, ClaimNotificationCriteriaRecId: 1, IsSelected: false, SendEmail: false },
    { ...common, ClaimNotificationCriteriaRecId: 2, IsSelected: true, SendEmail: true },
    { ...common, ClaimNotificationCriteriaRecId: 3, IsSelected: true, SendEmail: true },
  ])
})

test('formats amounts and leaves out the value Any', () => {
  expect(criteriaText({ CriteriaName: 'Total incurred at least', CriteriaValue: '25000' })).toBe(
    'Total incurred at least $25,000',
  )
  expect(criteriaText({ CriteriaName: 'New claim', CriteriaValue: 'Any' })).toBe('New claim')
})
