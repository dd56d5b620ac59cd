import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { formatMoney } from '../../format/money.ts'
import { fundFigure } from '../../funds/fund-words.ts'
import { fundsQuery } from '../../funds/queries.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { Metric, Metrics } from '../../ui/metrics.tsx'
import { sumOf, type MovementRow } from './movement-rows.ts'
import { movementsQuery } from './queries.ts'
import { texts } from './texts.ts'

/** The fund balance, as on the dashboard, and the assessments and distributions of five years. */
export function FinancialMetrics() {
  const can = useCan()
  return (
    <Metrics>
      {can('002-004-001') ? <FundTotal /> : null}
      {can('002-004-004') ? (
        <>
          <MovementTotal label={texts.metrics.assessed} kind="assessment" />
          <MovementTotal label={texts.metrics.distributed} kind="distribution" />
        </>
      ) : null}
    </Metrics>
  )
}

function FundTotal() {
  const { data, isLoadingError, refetch } = useQuery(fundsQuery(api, useActiveCompany().clientId))
  const figure = data && fundFigure(data)
  if (data && !figure) return null
  return (
    <Metric
      label={texts.metrics.fundBalance}
      value={figure && formatMoney(figure.total)}
      {...(figure && { asOf: figure.asOf, trend: figure.trend })}
      {...(figure?.change && { change: figure.change })}
      {...(isLoadingError && { onRetry: () => void refetch() })}
    />
  )
}

function MovementTotal({ label, kind }: { label: string; kind: MovementRow['kind'] }) {
  const { data, isLoadingError, refetch } = useQuery(movementsQuery(api, useActiveCompany().clientId))
  const ofKind = data?.filter((row) => row.kind === kind)
  if (ofKind?.length === 0) return null
  if (ofKind?.every(({ amount }) => amount === null)) return <Metric label={label} value={texts.metrics.pending} />
  const sum = data && sumOf(data, kind)
  return (
    <Metric
      label={label}
      value={sum && formatMoney(sum.total)}
      {...(sum && sum.pending > 0 && { detail: texts.metrics.pendingCount(sum.pending) })}
      {...(isLoadingError && { onRetry: () => void refetch() })}
    />
  )
}
