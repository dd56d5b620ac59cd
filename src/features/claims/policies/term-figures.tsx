import {
  addClaimSums,
  medianDaysToReport,
  newestValuation,
  reservedOf,
  type ClaimTotals,
} from '@captive/api-client/contract'
import type { UseQueryResult } from '@tanstack/react-query'

import { formatDate } from '../../../format/date.ts'
import { formatMoney } from '../../../format/money.ts'
import { KeyFigure, KeyFigures } from '../../../ui/key-figures.tsx'
import { currentTerms, type PolicyRow } from './policy-row.ts'

interface TermFiguresProps {
  rows: readonly PolicyRow[]
  totals: Pick<UseQueryResult<ClaimTotals[]>, 'isLoadingError' | 'refetch'>
}

/** What the current terms cost, and how many days it took to report: the one figure a member can change at once. */
export function TermFigures({ rows, totals: { isLoadingError, refetch } }: TermFiguresProps) {
  const totals = currentTerms(rows)
  const isLoaded = rows.every(({ claims }) => claims !== undefined)
  const sums = addClaimSums(totals)
  const days = medianDaysToReport(totals)
  const valued = newestValuation(totals)
  const asOf = valued === undefined ? {} : { asOf: `as of ${formatDate(valued)}` }
  const retry = isLoadingError ? { onRetry: () => void refetch() } : {}
  const shown = (value: string) => (isLoaded ? value : undefined)
  return (
    <KeyFigures>
      <KeyFigure
        label="Open claims, current terms"
        value={shown(sums.Open.toLocaleString('en-US'))}
        {...asOf}
        {...retry}
      />
      <KeyFigure
        label="Incurred, current terms"
        value={shown(formatMoney(sums.TotalIncurred, 0))}
        {...asOf}
        {...retry}
      />
      <KeyFigure label="Reserved, current terms" value={shown(formatMoney(reservedOf(sums), 0))} {...asOf} {...retry} />
      <KeyFigure
        label="From loss to report, current terms"
        value={shown(days === undefined ? 'No Claims' : days === 1 ? '1 day' : `${days} days`)}
        {...(days !== undefined && { asOf: 'median' })}
        {...retry}
      />
    </KeyFigures>
  )
}
