import { fundTypeOf, type MemberFundAnalysis } from '@captive/api-client/contract'

/** A row of the report: what an amount is called in plain words, and how it comes from a premium year. */
export interface Amount {
  label: string
  of: (year: MemberFundAnalysis) => number
  isBalance?: boolean
}

export interface Fund {
  name: string
  amounts: readonly Amount[]
}

const aFund: Fund = {
  name: 'A fund',
  amounts: [
    { label: 'Gross premium', of: (year) => year.AFundGrossPremium },
    { label: 'Frequency claims and expenses paid', of: (year) => year.AFundFrequencyClaimsAndExpencesPaid },
    { label: 'Frequency claims and expenses reserved', of: (year) => year.AFundFrequencyClaimsAndExpencesReserves },
    { label: 'Surplus', of: (year) => year.AFundSurplus },
    { label: 'Premium assessment', of: (year) => year.AFundPremiumAssessment },
    { label: 'Premium assessment collected', of: (year) => year.AFundPremiumAssessmentCollected },
    { label: 'Allocation to B fund', of: (year) => year.AFundAllocationToBFund },
    { label: 'Return to member', of: (year) => year.AFundReturnToMember },
    { label: 'Investment allocation', of: (year) => year.AFundInvestmentAllocation },
    { label: 'A fund balance', of: (year) => year.AFundBalance, isBalance: true },
  ],
}

const bFund: Fund = {
  name: 'B fund',
  amounts: [
    { label: 'Gross premium', of: (year) => year.BFundGrossPremium },
    { label: 'Severity claims and expenses paid', of: (year) => year.BFundSeverityClaimsAndExpencesPaid },
    { label: 'Severity claims and expenses reserved', of: (year) => year.BFundSeverityClaimsAndExpencesReserves },
    { label: 'Surplus', of: (year) => year.BFundSurplus },
    { label: 'Premium assessment', of: (year) => year.BFundPremiumAssessment },
    { label: 'A fund deficit', of: (year) => year.BFundAFundDeficit },
    { label: 'Investment allocation', of: (year) => year.BFundInvestmentAllocation },
    { label: 'B fund balance', of: (year) => year.BFundBalance, isBalance: true },
  ],
}

/** The two funds as one; what passes between them cancels out and does not show. */
const groupFund: Fund = {
  name: 'Group fund',
  amounts: [
    { label: 'Gross premium', of: (year) => year.AFundGrossPremium + year.BFundGrossPremium },
    {
      label: 'Claims and expenses paid',
      of: (year) => year.AFundFrequencyClaimsAndExpencesPaid + year.BFundSeverityClaimsAndExpencesPaid,
    },
    {
      label: 'Claims and expenses reserved',
      of: (year) => year.AFundFrequencyClaimsAndExpencesReserves + year.BFundSeverityClaimsAndExpencesReserves,
    },
    { label: 'Surplus', of: (year) => year.AFundSurplus + year.BFundSurplus },
    { label: 'Premium assessment', of: (year) => year.AFundPremiumAssessment + year.BFundPremiumAssessment },
    { label: 'Premium assessment collected', of: (year) => year.AFundPremiumAssessmentCollected },
    { label: 'Return to member', of: (year) => year.AFundReturnToMember },
    { label: 'Investment allocation', of: (year) => year.AFundInvestmentAllocation + year.BFundInvestmentAllocation },
    { label: 'Group fund balance', of: (year) => year.AFundBalance + year.BFundBalance, isBalance: true },
  ],
}

/** The tables of a program: one for a group fund, else one for each of the two (AMB-052). */
export const reportedFunds = (program: string): Fund[] =>
  fundTypeOf(program) === 'Group' ? [groupFund] : [aFund, bFund]
