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

/** Each premium finance account of a company (PAY-002 to PAY-004, PAY-014, AMB-178). */
export function FinanceSummary({ clientId }: { clientId: number }) {
  const accounts = useQuery(financeAccountsQuery(api, clientId))
  return (
    <QueryView
      query={accounts}
      pending={<LoadingState label="Loading the summary" shape="rows" count={6} />}
      failed={{ title: 'The summary did not load', kept: 'What is owed is what it was.' }}
      empty={
        <EmptyState title="No Summary Found.">An account with the premium finance company will stand here.</EmptyState>
      }
    >
      {(all) => (
        <div className={classes.accounts}>
          {all.map((account) => (
            <div
              key={account.accountNumberField}
              {...(all.length > 1 && { role: 'group', 'aria-label': `Account ${account.accountNumberField}` })}
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
  return [
    { term: 'Account Number', value: account.accountNumberField, identifier: true },
    { term: 'Total Premium', value: formatMoney(account.totalPremiumField) },
    { term: 'Down Payment', value: formatMoney(account.downPaymentField) },
    { term: 'Amount Financed', value: formatMoney(account.amountFinancedField) },
    { term: 'Non-Refundable Fee', value: formatMoney(account.nonRefundableFeeField) },
    { term: 'Finance Charge', value: formatMoney(account.financeChargeField) },
    { term: 'Number of Installments', value: formatCount(account.numberOfInstallmentsField) },
    { term: 'APR', value: Number.isNaN(account.aPRField) ? null : `${account.aPRField}%` },
    { term: 'Installments Made', value: formatCount(account.installmentsMadeField) },
    { term: 'Installments Remaining', value: formatCount(account.installMentsRemainingField) },
    { term: 'Account Balance', value: <strong>{formatMoney(account.accountBalanceField)}</strong> },
  ]
}
