import type { ClaimNotification, ClaimNotificationSelection } from '@captive/api-client/contract'

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

export const criteria = [
  { RecId: 1, CriteriaType: 'Claim', CriteriaName: 'New claim', CriteriaValue: 'Any', IsActive: 1 },
  { RecId: 4, CriteriaType: 'Amount', CriteriaName: 'Total incurred at least', CriteriaValue: '25000', IsActive: 1 },
  { RecId: 8, CriteriaType: 'Amount', CriteriaName: 'Reserve raised', CriteriaValue: 'Any', IsActive: 0 },
]

export function notification(at: number, change: Partial<ClaimNotification> = {}): ClaimNotification {
  return {
    CriteriaType: 'Amount',
    CriteriaName: 'Total incurred at least',
    CriteriaValue: '25000',
    DateCriteriaMet: daysAgo(at + 1),
    LOB: 'Commercial Auto',
    PolicyNumber: 'CA-26-0012',
    ClaimNumber: `CL-26-00${10 + at}`,
    PolicyId: 7,
    ForClientId: 12,
    ClaimantName: 'R. Alvarez',
    TotalIncurred: 31_400,
    ReportedDate: daysAgo(at + 3).slice(0, 10),
    IsActive: 1,
    ...change,
  }
}

export const received = [
  notification(2),
  notification(0),
  notification(1, { CriteriaName: 'New claim', CriteriaValue: 'Any' }),
  notification(40, { ReportedDate: daysAgo(95).slice(0, 10) }),
  notification(41, { IsActive: 0 }),
]

export const selected = (change: Partial<ClaimNotificationSelection> = {}): ClaimNotificationSelection => ({
  RecId: 31,
  IsSelected: true,
  SendEmail: false,
  ClaimNotificationCriteriaRecId: 1,
  UsersRecId: 1,
  ClientId: 12,
  ForClientId: 12,
  UserEmail: 'dana.reyes@ridge-freight.example',
  ModifiedComments: null,
  ...change,
})
