import { addUp } from '@captive/api-client/contract'

import { newestCollateral } from '../../../../src/features/premium-collateral/collateral-rows.ts'
import type { Answers } from './answers.ts'
import type { DeclaredFigure } from './figure.ts'
import { collateral } from './paths.ts'

export function premiumFigures({ getFIFAccountInfoByClientId, getCollaterals }: Answers): DeclaredFigure[] {
  const accounts = getFIFAccountInfoByClientId
  const [only, ...others] = accounts
  const balance = addUp(accounts.map(({ accountBalanceField }) => accountBalanceField))
  const newest = newestCollateral(getCollaterals)
  const remaining = accounts.map(({ installMentsRemainingField }) => installMentsRemainingField)
  return [
    {
      value: only && { dollars: balance },
      on: { [collateral]: others.length > 0 ? 'Account balance, all accounts' : 'Account balance' },
    },
    {
      value: only && new Intl.ListFormat('en-US').format(remaining.map(String)),
      on: { [collateral]: others.length > 0 ? 'Installments remaining, by account' : 'Installments remaining' },
    },
    ...(others.length > 0 ? ['Account balance, all accounts', 'Installments remaining, by account'] : []).map(
      (label) => ({ value: `in ${accounts.length} accounts`, on: { [collateral]: `${label} / detail` } }),
    ),
    ...accounts.flatMap((account) => {
      const owner = others.length > 0 ? `Account ${account.accountNumberField} / ` : ''
      const dollars = {
        'Total Premium': account.totalPremiumField,
        'Down Payment': account.downPaymentField,
        'Amount Financed': account.amountFinancedField,
        'Non-Refundable Fee': account.nonRefundableFeeField,
        'Finance Charge': account.financeChargeField,
        'Account Balance': account.accountBalanceField,
      }
      const texts = {
        'Number of Installments': String(account.numberOfInstallmentsField),
        APR: `${account.aPRField}%`,
        'Installments Made': String(account.installmentsMadeField),
        'Installments Remaining': String(account.installMentsRemainingField),
      }
      return [
        ...Object.entries(dollars).map(([term, amount]) => [term, { dollars: amount }] as const),
        ...Object.entries(texts),
      ].map(([term, value]) => ({ value, on: { [collateral]: `${owner}${term}` } }))
    }),
    { value: newest && { dollars: newest.amount }, on: { [collateral]: 'Collateral, all programs' } },
  ]
}
