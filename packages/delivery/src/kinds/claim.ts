import type { Day } from '../read/cells.ts'

/** Amounts of a claim in dollars, as the portal stores them. */
export const claimAmounts = [
  'LossPaid',
  'LossReserve',
  'ExpensePaid',
  'ExpenseReserve',
  'MedPaidAmt',
  'MedReserveAmt',
  'ExpExclMedPaidAmt',
  'ExpExclMedReserveAmt',
  'Recovery',
  'TotalIncurred',
] as const
export type ClaimAmount = (typeof claimAmounts)[number]

export const claimDays = ['LossDate', 'ReportedDate', 'ClosedDate'] as const
export type ClaimDay = (typeof claimDays)[number]

export const claimTexts = [
  'StatusCode',
  'ClaimantName',
  'DriverName',
  'Vehicle',
  'LossTime',
  'LossType',
  'LossLocation',
  'StateCode',
  'FactsofLoss',
  'AdjusterFirstName',
  'AdjusterLastName',
  'AdjusterEmail',
] as const
export type ClaimText = (typeof claimTexts)[number]

/** The values of a claim that a delivery can set. Null is blank. */
export type ClaimValues = Record<ClaimText, string | null> &
  Record<ClaimDay, Day | null> &
  Record<ClaimAmount, number | null>

/** A claim in the portal, with the names of the specification. */
export interface Claim extends ClaimValues {
  readonly ClaimNumber: string
  readonly PolicyNumber: string | null
  readonly ValuationDate: Day
  readonly SourceNm: string
}

export const claimStatuses = ['Open', 'Closed', 'Reopened'] as const
export type ClaimStatus = (typeof claimStatuses)[number]
