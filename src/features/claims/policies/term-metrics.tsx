import {
  addClaimSums,
  medianDaysToReport,
  newestValuations,
  reservedOf,
  type ClaimTotals,
} from '@captive/api-client/contract'
import type { UseQueryResult } from '@tanstack/react-query'

import { formatMoney } from '../../../format/money.ts'
import { Metric, Metrics } from '../../../ui/metrics.tsx'
import { ClaimsAsOf } from '../claims-as-of.tsx'
import { texts } from '../texts.ts'
import { currentTerms, type PolicyRow } from './policy-row.ts'

interface TermMetricsProps {
  rows: readonly PolicyRow[]
  totals: Pick<UseQueryResult<ClaimTotals[]>, 'isLoadingError' | 'refetch'>
}

/** The cost of the current policy terms, and the median number of days from a loss to its report. */
export function TermMetrics({ rows, totals: { isLoadingError, refetch } }: TermMetricsProps) {
  const totals = currentTerms(rows)
  const isLoaded = rows.every(({ claims }) => claims !== undefined)
  const sums = addClaimSums(totals)
  const days = medianDaysToReport(totals)
  const retry = isLoadingError ? { onRetry: () => void refetch() } : {}
  const shown = (value: string) => (isLoaded ? value : undefined)
  return (
    <>
      <Metrics>
        <Metric label={texts.metrics.open} value={shown(sums.Open.toLocaleString('en-US'))} {...retry} />
        <Metric label={texts.metrics.incurred} value={shown(formatMoney(sums.TotalIncurred, 0))} {...retry} />
        <Metric label={texts.metrics.reserved} value={shown(formatMoney(reservedOf(sums), 0))} {...retry} />
        <Metric
          label={texts.metrics.daysToReport}
          value={shown(days === undefined ? texts.metrics.noClaims : texts.metrics.days(days))}
          {...(days !== undefined && { asOf: texts.metrics.median })}
          {...retry}
        />
      </Metrics>
      <ClaimsAsOf valuations={newestValuations(totals)} />
    </>
  )
}
