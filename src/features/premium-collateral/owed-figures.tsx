import { addUp } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { formatCount } from '../../format/count.ts'
import { formatMoney } from '../../format/money.ts'
import { KeyFigure, KeyFigures } from '../../ui/key-figures.tsx'
import { newestCollateral, policyYear } from './collateral-rows.ts'
import { collateralQuery, financeAccountsQuery } from './queries.ts'

interface OwedFiguresProps {
  clientId: number
  seesSummary: boolean
  seesCollateral: boolean
}

/** The answer before the accounts: what is left to pay, in how many installments, and what is tied up this year. */
export function OwedFigures({ clientId, seesSummary, seesCollateral }: OwedFiguresProps) {
  return (
    <KeyFigures>
      {seesSummary ? <Owed clientId={clientId} /> : null}
      {seesCollateral ? <Posted clientId={clientId} /> : null}
    </KeyFigures>
  )
}

const listed = new Intl.ListFormat('en-US')

function Owed({ clientId }: { clientId: number }) {
  const { data, isLoadingError, refetch } = useQuery(financeAccountsQuery(api, clientId))
  if (data?.length === 0) return null
  const several = data !== undefined && data.length > 1
  const shared = {
    ...(several && { detail: `in ${data.length} accounts` }),
    ...(isLoadingError && { onRetry: () => void refetch() }),
  }
  return (
    <>
      <KeyFigure
        label={several ? 'Account balance, all accounts' : 'Account balance'}
        value={data && formatMoney(addUp(data.map(({ accountBalanceField }) => accountBalanceField)))}
        {...shared}
      />
      <KeyFigure
        label={several ? 'Installments remaining, by account' : 'Installments remaining'}
        value={data && listed.format(data.map((account) => formatCount(account.installMentsRemainingField)))}
        {...shared}
      />
    </>
  )
}

function Posted({ clientId }: { clientId: number }) {
  const { data, isLoadingError, refetch } = useQuery(collateralQuery(api, clientId))
  const newest = data && newestCollateral(data)
  if (data && !newest) return null
  return (
    <KeyFigure
      label="Collateral, all programs"
      value={newest && formatMoney(newest.amount)}
      {...(newest && { asOf: policyYear(newest) })}
      {...(isLoadingError && { onRetry: () => void refetch() })}
    />
  )
}
