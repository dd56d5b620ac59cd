import {
  amountField,
  company,
  dayField,
  numberField,
  policy,
  programCodeIn,
  requiredField,
  textField,
  wholeNumberField,
} from '../common-fields.ts'
import type { RecordField, RecordKind } from '../record-kind.ts'

const funds: RecordField[] = [
  amountField('AFundBalance', ['a fund balance'], 'The balance of the A fund.'),
  amountField('BFundBalance', ['b fund balance'], 'The balance of the B fund.'),
  amountField('AFundGrossPremium', ['a fund gross premium'], 'Premium of the A fund.'),
  amountField(
    'AFundFrequencyClaimsAndExpencesPaid',
    ['a fund paid', 'a fund claims expense paid'],
    'Paid from the A fund.',
  ),
  amountField(
    'AFundFrequencyClaimsAndExpencesReserves',
    ['a fund reserve', 'a fund claims expense reserve'],
    'Reserves of the A fund.',
  ),
  amountField('AFundSurplus', ['a fund surplus'], 'Surplus of the A fund.'),
  amountField(
    'AFundPremiumAssessment',
    ['a fund premium assessment', 'a fund assessment'],
    'Assessment for the A fund.',
  ),
  amountField(
    'AFundPremiumAssessmentCollected',
    ['a fund premium assessment collected'],
    'The collected part of the assessment.',
  ),
  amountField(
    'AFundAllocationToBFund',
    ['allocation from a fund to b fund', 'a fund allocation'],
    'Moved to the B fund.',
  ),
  amountField('AFundReturnToMember', ['a fund return to member'], 'Returned to the member.'),
  amountField('AFundInvestmentAllocation', ['a fund investment allocation'], 'Investment income of the A fund.'),
  amountField('BFundGrossPremium', ['b fund gross premium'], 'Premium of the B fund.'),
  amountField(
    'BFundSeverityClaimsAndExpencesPaid',
    ['b fund paid', 'b fund claims expense paid'],
    'Paid from the B fund.',
  ),
  amountField(
    'BFundSeverityClaimsAndExpencesReserves',
    ['b fund reserve', 'b fund claims expense reserve'],
    'Reserves of the B fund.',
  ),
  amountField('BFundSurplus', ['b fund surplus'], 'Surplus of the B fund.'),
  amountField(
    'BFundPremiumAssessment',
    ['b fund premium assessment', 'b fund assessment'],
    'Assessment for the B fund.',
  ),
  amountField(
    'BFundAFundDeficit',
    ['b fund a fund deficit', 'b fund deficit'],
    'Deficit of the A fund that the B fund covers.',
  ),
  amountField('BFundInvestmentAllocation', ['b fund investment allocation'], 'Investment income of the B fund.'),
]

/** `2026 Q3`, `Q3/2026` and `202603` are the same quarter. */
function quarterOf(written: string): string | undefined {
  const [, year, digit] =
    /^(20\d\d)\W*(?:0|q)?([1-4])$/i.exec(written) ??
    ((found) => found && [found[0], found[2], found[1]])(/^q?([1-4])\W+(20\d\d)$/i.exec(written)) ??
    []
  return year && digit ? `${year}0${digit}` : undefined
}

export const fundAnalysis: RecordKind = {
  name: 'fund-analysis',
  title: 'Fund analysis',
  one: 'fund statement',
  many: 'fund statements',
  about: 'The A fund and B fund of a company at the end of a quarter, with one row for each premium year.',
  fields: [
    ...company,
    requiredField(programCodeIn('ProgramCd')),
    {
      name: 'YearQuarter',
      type: 'identifier',
      heads: ['quarter', 'year quarter'],
      required: true,
      read: quarterOf,
      like: '2026 Q3',
      about: 'The quarter, such as 2026 Q3 or 202603.',
    },
    requiredField(
      wholeNumberField('PremiumYearFrom', ['premium year from', 'premium year', 'from year'], 'The premium year.'),
    ),
    requiredField(
      wholeNumberField('PremiumYearTo', ['premium year to', 'to year'], 'The year in which the premium year ends.'),
    ),
    ...funds,
  ],
  key: ['ClientId', 'YearQuarter', 'PremiumYearFrom'],
}

export const fundMovements: RecordKind = {
  name: 'assessments-and-distributions',
  title: 'Assessments and distributions',
  one: 'assessment or distribution',
  many: 'assessments and distributions',
  about: 'Assessments that members paid for a policy year, and distributions that they received.',
  fields: [
    policy,
    {
      ...requiredField(textField('kind', ['kind', 'movement', 'transaction'], 'Assessment or distribution.')),
      values: { assessment: ['assessments', 'a'], distribution: ['distributions', 'd'] },
    },
    requiredField(wholeNumberField('ECaptivProgramYear', ['program year', 'year', 'policy year'], 'The program year.')),
    amountField('amount', ['amount', 'total amount'], 'The amount. Blank while it is pending.'),
    requiredField(textField('DisplayType', ['type', 'display type', 'description'], 'The name that the portal shows.')),
  ],
  key: ['PolicyId', 'kind', 'ECaptivProgramYear', 'DisplayType'],
}

export const collateral: RecordKind = {
  name: 'collateral',
  title: 'Collateral',
  one: 'collateral item',
  many: 'collateral items',
  about: 'Collateral that members posted.',
  fields: [
    ...company,
    {
      name: 'PolicyNumber',
      type: 'identifier',
      heads: ['policy number', 'policy', 'collateral number'],
      required: true,
      about: 'The policy or the collateral number, such as 3COL-0100-2026.',
    },
    requiredField(dayField('EffDate', ['effective date', 'effective', 'posted'], 'The date from which it is posted.')),
    requiredField(
      textField(
        'FormOfCollateral',
        ['form', 'form of collateral', 'collateral type'],
        'The form, such as Letter of Credit.',
      ),
    ),
    requiredField(amountField('CollateralAmt', ['amount', 'collateral amount'], 'The amount.')),
  ],
  key: ['ClientId', 'PolicyNumber', 'EffDate', 'FormOfCollateral'],
}

export const premiumFinance: RecordKind = {
  name: 'premium-finance',
  title: 'Premium finance',
  one: 'account',
  many: 'accounts',
  about: 'Accounts of members with the premium finance company.',
  fields: [
    {
      name: 'accountNumberField',
      type: 'identifier',
      heads: ['account number', 'account', 'loan number'],
      required: true,
      about: 'The number of the account.',
    },
    ...company,
    requiredField(textField('name1Field', ['borrower', 'account name', 'borrower name'], 'The name of the account.')),
    requiredField(amountField('totalPremiumField', ['total premium', 'premium'], 'The financed premium.')),
    amountField('downPaymentField', ['down payment'], 'The down payment.'),
    amountField('amountFinancedField', ['amount financed', 'financed'], 'The premium less the down payment.'),
    amountField('nonRefundableFeeField', ['non refundable fee', 'fee'], 'The fee.'),
    amountField('financeChargeField', ['finance charge', 'interest'], 'The finance charge.'),
    wholeNumberField(
      'numberOfInstallmentsField',
      ['number of installments', 'installments'],
      'The number of installments.',
    ),
    {
      ...numberField('aPRField', ['apr', 'annual percentage rate', 'rate'], 'The annual rate in percent.'),
      label: 'APR',
    },
    wholeNumberField(
      'installmentsMadeField',
      ['installments made', 'installments paid'],
      'The number of paid installments.',
    ),
    wholeNumberField('installMentsRemainingField', ['installments remaining'], 'The number of remaining installments.'),
    amountField('accountBalanceField', ['account balance', 'balance'], 'The amount still owed.'),
  ],
  key: ['ClientId', 'accountNumberField'],
  sums: [
    { total: 'totalPremiumField', parts: ['downPaymentField', 'amountFinancedField'] },
    { total: 'numberOfInstallmentsField', parts: ['installmentsMadeField', 'installMentsRemainingField'] },
  ],
}
