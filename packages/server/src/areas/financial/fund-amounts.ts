import { fundTypeOf, type MemberFundAnalysis } from '@captive/api-client/contract'
import { texts } from './texts.ts'

const labels = texts.amounts

/** A row of the report: its label and how to compute the amount from a premium year. */
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
  name: texts.funds.a,
  amounts: [
    { label: labels.grossPremium, of: (year) => year.AFundGrossPremium },
    { label: labels.frequencyPaid, of: (year) => year.AFundFrequencyClaimsAndExpencesPaid },
    { label: labels.frequencyReserved, of: (year) => year.AFundFrequencyClaimsAndExpencesReserves },
    { label: labels.surplus, of: (year) => year.AFundSurplus },
    { label: labels.assessment, of: (year) => year.AFundPremiumAssessment },
    { label: labels.assessmentCollected, of: (year) => year.AFundPremiumAssessmentCollected },
    { label: labels.allocationToBFund, of: (year) => year.AFundAllocationToBFund },
    { label: labels.returnToMember, of: (year) => year.AFundReturnToMember },
    { label: labels.investment, of: (year) => year.AFundInvestmentAllocation },
    { label: labels.aFundBalance, of: (year) => year.AFundBalance, isBalance: true },
  ],
}

const bFund: Fund = {
  name: texts.funds.b,
  amounts: [
    { label: labels.grossPremium, of: (year) => year.BFundGrossPremium },
    { label: labels.severityPaid, of: (year) => year.BFundSeverityClaimsAndExpencesPaid },
    { label: labels.severityReserved, of: (year) => year.BFundSeverityClaimsAndExpencesReserves },
    { label: labels.surplus, of: (year) => year.BFundSurplus },
    { label: labels.assessment, of: (year) => year.BFundPremiumAssessment },
    { label: labels.aFundDeficit, of: (year) => year.BFundAFundDeficit },
    { label: labels.investment, of: (year) => year.BFundInvestmentAllocation },
    { label: labels.bFundBalance, of: (year) => year.BFundBalance, isBalance: true },
  ],
}

/** Both funds combined; transfers between them cancel out. */
const groupFund: Fund = {
  name: texts.funds.group,
  amounts: [
    { label: labels.grossPremium, of: (year) => year.AFundGrossPremium + year.BFundGrossPremium },
    {
      label: labels.claimsPaid,
      of: (year) => year.AFundFrequencyClaimsAndExpencesPaid + year.BFundSeverityClaimsAndExpencesPaid,
    },
    {
      label: labels.claimsReserved,
      of: (year) => year.AFundFrequencyClaimsAndExpencesReserves + year.BFundSeverityClaimsAndExpencesReserves,
    },
    { label: labels.surplus, of: (year) => year.AFundSurplus + year.BFundSurplus },
    { label: labels.assessment, of: (year) => year.AFundPremiumAssessment + year.BFundPremiumAssessment },
    { label: labels.assessmentCollected, of: (year) => year.AFundPremiumAssessmentCollected },
    { label: labels.returnToMember, of: (year) => year.AFundReturnToMember },
    { label: labels.investment, of: (year) => year.AFundInvestmentAllocation + year.BFundInvestmentAllocation },
    { label: labels.groupFundBalance, of: (year) => year.AFundBalance + year.BFundBalance, isBalance: true },
  ],
}

/** The tables for a program: one for a group fund, otherwise one for each fund (AMB-052). */
export const reportedFunds = (program: string): Fund[] =>
  fundTypeOf(program) === 'Group' ? [groupFund] : [aFund, bFund]
