import type { PremiumFinanceAccount } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { formatCount } from '../../format/count.ts'
import { formatMoney } from '../../format/money.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FactList, type Fact } from '../../ui/fact-list.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import classes from './finance-summary.module.css'
import { financeAccountsQuery } from './queries.ts'
import { texts } from './texts.ts'

/** The premium finance accounts of a company (AMB-178). */
export function FinanceSummary({ clientId }: { clientId: number }) {
  const accounts = useQuery(financeAccountsQuery(api, clientId))
  return (
    <QueryView
      query={accounts}
      pending={<LoadingState label={texts.summary.loading} shape="rows" count={6} />}
      failed={texts.summary.failed}
      empty={<EmptyState title={texts.summary.empty}>{texts.summary.emptyHint}</EmptyState>}
    >
      {(all) => (
        <div className={classes.accounts}>
          {all.map((account) => (
            <div
              key={account.accountNumberField}
              {...(all.length > 1 && {
                role: 'group',
                'aria-label': texts.summary.account(account.accountNumberField),
              })}
            >
              <FactList facts={factsOf(account)} />
            </div>
          ))}
        </div>
      )}
    </QueryView>
  )
}

function factsOf(account: PremiumFinanceAccount): Fact[] {
  const terms = texts.summary
  return [
    { term: terms.number, value: account.accountNumberField, identifier: true },
    { term: terms.totalPremium, value: formatMoney(account.totalPremiumField) },
    { term: terms.downPayment, value: formatMoney(account.downPaymentField) },
    { term: terms.amountFinanced, value: formatMoney(account.amountFinancedField) },
    { term: terms.fee, value: formatMoney(account.nonRefundableFeeField) },
    { term: terms.financeCharge, value: formatMoney(account.financeChargeField) },
    { term: terms.installments, value: formatCount(account.numberOfInstallmentsField) },
    { term: terms.apr, value: Number.isNaN(account.aPRField) ? null : `${account.aPRField}%` },
    { term: terms.installmentsMade, value: formatCount(account.installmentsMadeField) },
    { term: terms.installmentsRemaining, value: formatCount(account.installMentsRemainingField) },
    { term: terms.balance, value: <strong>{formatMoney(account.accountBalanceField)}</strong> },
  ]
}
