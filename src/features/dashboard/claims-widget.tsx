import {
  lossesByPolicyYear,
  lossesByPremiumYear,
  newestValuations,
  ofNewestQuarter,
  type ClaimTotals,
  type MemberFundAnalysis,
  type YearOfLosses,
} from '@captive/api-client/contract'
import type { UseQueryResult } from '@tanstack/react-query'

import { claimsAsOf } from '../../format/claims-as-of.ts'
import { formatMoney, formatMoneyAxis } from '../../format/money.ts'
import { asOfQuarter, premiumYear } from '../../funds/fund-words.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { BarChart } from '../../ui/charts/chart.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import classes from './dashboard-page.module.css'
import { texts } from './texts.ts'

interface ClaimsWidgetProps {
  funds: UseQueryResult<MemberFundAnalysis[]>
  claims: UseQueryResult<ClaimTotals[]>
}

/** Paid and reserves per premium year (001-007, DSH-018). */
export function ClaimsWidget({ funds, claims }: ClaimsWidgetProps) {
  const { clientName } = useActiveCompany()
  const losses = lossesOf(funds, claims)
  if (!useCan()('001-007') || losses === null) return null
  return (
    <SectionCard wide title={texts.claims.title} note={losses?.note}>
      <div className={classes.claims}>
        {losses === undefined ? (
          <LoadingState label={texts.claims.loading} shape="rows" count={7} />
        ) : losses.years.length > 0 ? (
          <BarChart figures={figuresOf(losses)} stacked totalLabel={texts.claims.allYears} />
        ) : (
          <EmptyState title={texts.claims.empty(clientName)}>{texts.claims.emptyHint}</EmptyState>
        )}
      </div>
    </SectionCard>
  )
}

interface Losses {
  years: YearOfLosses[]
  /** Title of the chart, with its as-of date. */
  measure: string
  /** Series names. The two sources use different names, because two different figures must never share a label. */
  names: { paid: string; reserved: string }
  note: string
}

/**
 * The losses carried by the funds. A company without fund rows gets its claims by policy year instead (AMB-047,
 * AMB-048). Undefined while a query loads. Null if it failed, because claim totals must not replace fund figures that
 * did not load.
 */
function lossesOf(funds: ClaimsWidgetProps['funds'], claims: ClaimsWidgetProps['claims']): Losses | undefined | null {
  if (funds.isLoadingError) return null
  if (!funds.data) return undefined
  const [newest] = ofNewestQuarter(funds.data)
  if (newest) {
    const { measure, paid, reserved, note } = texts.claims.byFunds
    return {
      years: lossesByPremiumYear(funds.data),
      measure: measure(asOfQuarter(newest.YearQuarter)),
      names: { paid, reserved },
      note,
    }
  }
  if (!claims.data) return claims.isLoadingError ? null : undefined
  const { measure, paid, reserved, note } = texts.claims.byPolicies
  return {
    years: lossesByPolicyYear(claims.data),
    measure: measure(claimsAsOf(newestValuations(claims.data))),
    names: { paid, reserved },
    note,
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
