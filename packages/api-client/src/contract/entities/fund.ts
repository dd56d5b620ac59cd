import { Type, type Static } from 'typebox'

import { id } from '../id.ts'
import { calendarDate, dollars, nullable } from './field.ts'
import { object } from '../object.ts'

/** One premium year of a member's funds at the end of a quarter (specification, core §3 and areas §3). */
export const MemberFundAnalysis = object(
  {
    RecId: id(),
    ClientId: id(),
    ProgramCd: Type.String(),
    YearQuarter: Type.String({ pattern: '^\\d{4}0[1-4]$', description: 'YYYYQQ' }),
    PremiumYearFrom: Type.Integer(),
    PremiumYearTo: Type.Integer(),
    AFundBalance: dollars(),
    BFundBalance: dollars(),
    AFundGrossPremium: dollars(),
    AFundFrequencyClaimsAndExpencesPaid: dollars(),
    AFundFrequencyClaimsAndExpencesReserves: dollars(),
    AFundSurplus: dollars(),
    AFundPremiumAssessment: dollars(),
    AFundPremiumAssessmentCollected: dollars(),
    AFundAllocationToBFund: dollars(),
    AFundReturnToMember: dollars(),
    AFundInvestmentAllocation: dollars(),
    BFundGrossPremium: dollars(),
    BFundSeverityClaimsAndExpencesPaid: dollars(),
    BFundSeverityClaimsAndExpencesReserves: dollars(),
    BFundSurplus: dollars(),
    BFundPremiumAssessment: dollars(),
    BFundAFundDeficit: dollars(),
    BFundInvestmentAllocation: dollars(),
  },
  { title: 'MemberFundAnalysis' },
)
export type MemberFundAnalysis = Static<typeof MemberFundAnalysis>

const OfPolicyYear = {
  ClientId: Type.Integer(),
  PolicyId: Type.Integer(),
  PolicyTerm: Type.String({ description: 'MM/dd/yyyy - MM/dd/yyyy' }),
  PolicyNumber: Type.String(),
  EffDate: calendarDate(),
  ExpDate: calendarDate(),
  ECaptivProgramYear: Type.Integer(),
}
const amount = () => nullable(dollars({ description: 'US dollars; null while it is pending' }))

export const Assessment = object(
  { ...OfPolicyYear, TotalAssessmentAmount: amount(), DisplayType: Type.String(), CategoryCode: Type.String() },
  { title: 'Assessment' },
)
export type Assessment = Static<typeof Assessment>

export const Distribution = object(
  { ...OfPolicyYear, TotalDistributionAmount: amount(), DisplayType: Type.String(), CategoryCode: Type.String() },
  { title: 'Distribution' },
)
export type Distribution = Static<typeof Distribution>

export const Collateral = object(
  {
    PolicyNumber: Type.String({ description: 'If it contains "col", the digits before it are the program (AMB-176)' }),
    EffDate: calendarDate(),
    FormOfCollateral: Type.String(),
    CollateralAmt: dollars(),
  },
  { title: 'Collateral' },
)
export type Collateral = Static<typeof Collateral>

/** A premium finance account, with the finance company's field names (AMB-178). */
export const PremiumFinanceAccount = object(
  {
    name1Field: Type.String(),
    accountNumberField: Type.String(),
    totalPremiumField: dollars(),
    downPaymentField: dollars(),
    amountFinancedField: dollars(),
    nonRefundableFeeField: dollars(),
    financeChargeField: dollars(),
    numberOfInstallmentsField: Type.Integer(),
    aPRField: Type.Number({ description: 'Percent per year' }),
    installmentsMadeField: Type.Integer(),
    installMentsRemainingField: Type.Integer(),
    accountBalanceField: dollars(),
  },
  { title: 'PremiumFinanceAccount' },
)
export type PremiumFinanceAccount = Static<typeof PremiumFinanceAccount>
