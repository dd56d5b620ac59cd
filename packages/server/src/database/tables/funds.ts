import { date, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { ofCompaniesInScope } from './row-security.ts'
import { ofClient, policies } from './clients.ts'
import { dollars } from './dollars.ts'

/** One row per company, quarter and premium year (specification, core §3 and areas §3). */
export const memberFundAnalysis = pgTable(
  'member_fund_analysis',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    ClientId: ofClient(),
    ProgramCd: text('program_cd').notNull(),
    /** Format YYYYQQ. */
    YearQuarter: text('year_quarter').notNull(),
    PremiumYearFrom: integer('premium_year_from').notNull(),
    PremiumYearTo: integer('premium_year_to').notNull(),
    AFundBalance: dollars('a_fund_balance').notNull(),
    BFundBalance: dollars('b_fund_balance').notNull(),
    AFundGrossPremium: dollars('a_gross_premium').notNull(),
    AFundFrequencyClaimsAndExpencesPaid: dollars('a_frequency_paid').notNull(),
    AFundFrequencyClaimsAndExpencesReserves: dollars('a_frequency_reserves').notNull(),
    AFundSurplus: dollars('a_surplus').notNull(),
    AFundPremiumAssessment: dollars('a_premium_assessment').notNull(),
    AFundPremiumAssessmentCollected: dollars('a_premium_assessment_collected').notNull(),
    AFundAllocationToBFund: dollars('a_allocation_to_b').notNull(),
    AFundReturnToMember: dollars('a_return_to_member').notNull(),
    AFundInvestmentAllocation: dollars('a_investment_allocation').notNull(),
    BFundGrossPremium: dollars('b_gross_premium').notNull(),
    BFundSeverityClaimsAndExpencesPaid: dollars('b_severity_paid').notNull(),
    BFundSeverityClaimsAndExpencesReserves: dollars('b_severity_reserves').notNull(),
    BFundSurplus: dollars('b_surplus').notNull(),
    BFundPremiumAssessment: dollars('b_premium_assessment').notNull(),
    BFundAFundDeficit: dollars('b_a_fund_deficit').notNull(),
    BFundInvestmentAllocation: dollars('b_investment_allocation').notNull(),
  },
  (table) => [
    uniqueIndex('member_fund_analysis_one').on(table.ClientId, table.YearQuarter, table.PremiumYearFrom),
    ofCompaniesInScope(table.ClientId),
  ],
)

/** Assessments of a company for a policy year, and distributions to it from its A fund. */
export const fundMovements = pgTable(
  'fund_movements',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<'assessment' | 'distribution'>().notNull(),
    ClientId: ofClient(),
    PolicyId: integer('policy_id')
      .notNull()
      .references(() => policies.PolicyId),
    ECaptivProgramYear: integer('program_year').notNull(),
    /** Null while the movement is pending. */
    amount: dollars('amount'),
    DisplayType: text('display_type').notNull(),
  },
  (table) => [
    index('fund_movements_client').on(table.ClientId, table.kind, table.ECaptivProgramYear),
    ofCompaniesInScope(table.ClientId),
  ],
)

export const collaterals = pgTable(
  'collaterals',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    ClientId: ofClient(),
    PolicyNumber: text('policy_number').notNull(),
    EffDate: date('eff_date', { mode: 'string' }).notNull(),
    FormOfCollateral: text('form_of_collateral').notNull(),
    CollateralAmt: dollars('collateral_amt').notNull(),
  },
  (table) => [index('collaterals_client').on(table.ClientId), ofCompaniesInScope(table.ClientId)],
)

/** Accounts with the premium finance company, with its column names (AMB-178). */
export const premiumFinanceAccounts = pgTable(
  'premium_finance_accounts',
  {
    ClientId: ofClient(),
    name1Field: text('name1').notNull(),
    accountNumberField: text('account_number').notNull(),
    totalPremiumField: dollars('total_premium').notNull(),
    downPaymentField: dollars('down_payment').notNull(),
    amountFinancedField: dollars('amount_financed').notNull(),
    nonRefundableFeeField: dollars('non_refundable_fee').notNull(),
    financeChargeField: dollars('finance_charge').notNull(),
    numberOfInstallmentsField: integer('number_of_installments').notNull(),
    aPRField: numeric('apr', { precision: 6, scale: 3, mode: 'number' }).notNull(),
    installmentsMadeField: integer('installments_made').notNull(),
    installMentsRemainingField: integer('installments_remaining').notNull(),
    accountBalanceField: dollars('account_balance').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ClientId, table.accountNumberField] }), ofCompaniesInScope(table.ClientId)],
)
