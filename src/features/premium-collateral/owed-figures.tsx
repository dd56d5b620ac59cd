import { addUp } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { formatCount } from '../../format/count.ts'
import { formatMoney } from '../../format/money.ts'
import { Metric, Metrics } from '../../ui/metrics.tsx'
import { newestCollateral, policyYear } from './collateral-rows.ts'
import { collateralQuery, financeAccountsQuery } from './queries.ts'
import { texts } from './texts.ts'

interface OwedFiguresProps {
  clientId: number
  seesSummary: boolean
  seesCollateral: boolean
}

/** The metrics at the top of the page: balance, remaining installments and collateral. */
export function OwedFigures({ clientId, seesSummary, seesCollateral }: OwedFiguresProps) {
  return (
    <Metrics>
      {seesSummary ? <Owed clientId={clientId} /> : null}
      {seesCollateral ? <Posted clientId={clientId} /> : null}
    </Metrics>
  )
}

const listed = new Intl.ListFormat('en-US')

function Owed({ clientId }: { clientId: number }) {
  const { data, isLoadingError, refetch } = useQuery(financeAccountsQuery(api, clientId))
  if (data?.length === 0) return null
  const several = data !== undefined && data.length > 1
  const shared = {
    ...(several && { detail: texts.metrics.accounts(data.length) }),
    ...(isLoadingError && { onRetry: () => void refetch() }),
  }
  return (
    <>
      <Metric
        label={several ? texts.metrics.balanceOfAll : texts.metrics.balance}
        value={data && formatMoney(addUp(data.map(({ accountBalanceField }) => accountBalanceField)))}
        {...shared}
      />
      <Metric
        label={several ? texts.metrics.installmentsOfAll : texts.metrics.installments}
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
    <Metric
      label={texts.metrics.collateral}
      value={newest && formatMoney(newest.amount)}
      {...(newest && { asOf: policyYear(newest) })}
      {...(isLoadingError && { onRetry: () => void refetch() })}
    />
  )
}
