import {
  lossesByPolicyYear,
  lossesByPremiumYear,
  newestValuation,
  ofNewestQuarter,
  type ClaimTotals,
  type MemberFundAnalysis,
  type YearOfLosses,
} from '@captive/api-client/contract'
import type { UseQueryResult } from '@tanstack/react-query'

import { formatDate } from '../../format/date.ts'
import { formatMoney, formatMoneyAxis } from '../../format/money.ts'
import { asOfQuarter, premiumYear } from '../../funds/fund-words.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { BarPicture } from '../../ui/pictures/picture.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import classes from './dashboard-page.module.css'

interface ClaimsPartProps {
  funds: UseQueryResult<MemberFundAnalysis[]>
  claims: UseQueryResult<ClaimTotals[]>
}

/** Paid and reserves per premium year (001-007, DSH-018). */
export function ClaimsPart({ funds, claims }: ClaimsPartProps) {
  const { clientName } = useActiveCompany()
  const losses = lossesOf(funds, claims)
  if (!useCan()('001-007') || losses === null) return null
  return (
    <SectionCard wide title="Claims" note={losses?.note}>
      <div className={classes.claims}>
        {losses === undefined ? (
          <LoadingState label="Loading claims by premium year" shape="rows" count={7} />
        ) : losses.years.length > 0 ? (
          <BarPicture figures={figuresOf(losses)} stacked totalLabel="All years" />
        ) : (
          <EmptyState title={`No Claims Data Found for: ${clientName}`}>
            What your claims cost will appear here by premium year.
          </EmptyState>
        )}
      </div>
    </SectionCard>
  )
}

interface Losses {
  years: YearOfLosses[]
  /** What is measured, and as of which day. */
  measure: string
  /** How Paid and Reserves are called: two figures never share a label. */
  names: { paid: string; reserved: string }
  note?: string
}

/**
 * What the funds carry; for a company whose claims no fund carries, its claims by policy year (AMB-047, AMB-048).
 * Undefined while it is not known, null where it cannot be: no other sums stand in for those of funds that did not load.
 */
function lossesOf(funds: ClaimsPartProps['funds'], claims: ClaimsPartProps['claims']): Losses | undefined | null {
  if (funds.isLoadingError) return null
  if (!funds.data) return undefined
  const [newest] = ofNewestQuarter(funds.data)
  if (newest) {
    const note = 'As your funds carry them: without the part of a claim above the funds, and without the Excess line.'
    return {
      years: lossesByPremiumYear(funds.data),
      measure: `Paid and reserves by premium year, ${asOfQuarter(newest.YearQuarter)}`,
      names: { paid: 'Paid by your funds', reserved: 'Reserves of your funds' },
      note,
    }
  }
  if (!claims.data) return claims.isLoadingError ? null : undefined
  return {
    years: lossesByPolicyYear(claims.data),
    measure: `Paid and reserves by policy year, as of ${formatDate(newestValuation(claims.data))}`,
    names: { paid: 'Paid', reserved: 'Reserved' },
    note: 'Every claim, before what was recovered.',
  }
}

const figuresOf = ({ years, measure, names }: Losses) => ({
  measure,
  labels: years.map(premiumYear),
  series: [
    { name: names.paid, values: years.map(({ paid }) => paid) },
    { name: names.reserved, values: years.map(({ reserved }) => reserved), hatched: true as const },
  ],
  format: (dollars: number) => formatMoney(dollars, 0),
  formatAxis: formatMoneyAxis,
})
