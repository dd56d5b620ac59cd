import {
  addClaimSums,
  medianDaysToReport,
  newestValuation,
  reservedOf,
  type ClaimTotals,
} from '@captive/api-client/contract'
import type { UseQueryResult } from '@tanstack/react-query'

import { formatDate } from '../../../format/date.ts'
import { formatMoney, formatMoneyAxis } from '../../../format/money.ts'
import { KeyFigure, KeyFigures } from '../../../ui/key-figures.tsx'
import type { PolicyRow } from './policy-row.ts'

interface TermFiguresProps {
  rows: readonly PolicyRow[]
  totals: Pick<UseQueryResult<ClaimTotals[]>, 'isLoadingError' | 'refetch'>
}

/** What the current terms cost, and how many days it took to report: the one figure a member can change at once. */
export function TermFigures({ rows, totals: { isLoadingError, refetch } }: TermFiguresProps) {
  const current = rows.filter(({ status }) => status === 'Active')
  const isLoaded = current.every(({ claims }) => claims !== undefined)
  const totals = current.flatMap(({ claims }) => claims ?? [])
  const sums = addClaimSums(totals)
  const days = medianDaysToReport(totals)
  const valued = newestValuation(totals)
  const asOf = valued === undefined ? {} : { asOf: `as of ${formatDate(valued)}` }
  const retry = isLoadingError ? { onRetry: () => void refetch() } : {}
  const shown = (value: string) => (isLoaded ? value : undefined)
  return (
    <KeyFigures>
      <KeyFigure label="Open claims" value={shown(sums.Open.toLocaleString('en-US'))} asOf="current terms" {...retry} />
      <KeyFigure
        label="Incurred"
        value={shown(formatMoneyAxis(sums.TotalIncurred))}
        full={formatMoney(sums.TotalIncurred)}
        {...asOf}
        {...retry}
      />
      <KeyFigure
        label="Reserved"
        value={shown(formatMoneyAxis(reservedOf(sums)))}
        full={formatMoney(reservedOf(sums))}
        {...asOf}
        {...retry}
      />
      <KeyFigure
        label="From loss to report"
        value={shown(days === undefined ? 'No Claims' : days === 1 ? '1 day' : `${days} days`)}
        {...(days !== undefined && { asOf: 'median' })}
        {...retry}
      />
    </KeyFigures>
  )
}
