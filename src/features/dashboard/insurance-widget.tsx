import { fundsOf, fundTypeOf, nextRenewal, type MemberFundAnalysis, type Policy } from '@captive/api-client/contract'
import type { UseQueryResult } from '@tanstack/react-query'

import { formatDate, today } from '../../format/date.ts'
import { FundStatement } from '../../funds/fund-statement.tsx'
import { asOfNewest } from '../../funds/fund-words.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import classes from './dashboard-page.module.css'
import { texts } from './texts.ts'

interface InsuranceWidgetProps {
  funds: UseQueryResult<MemberFundAnalysis[]>
  policies: UseQueryResult<Policy[]>
}

/** The renewal countdown (001-005) and the fund balances (001-006). Renders nothing if both are missing. */
export function InsuranceWidget({ funds, policies }: InsuranceWidgetProps) {
  const can = useCan()
  const { programRecId } = useActiveCompany()
  const renewal = can('001-005') && policies.data ? nextRenewal(policies.data, today()) : undefined
  const hasFunds = !funds.data || fundsOf(funds.data).length > 0
  // A program without funds shows no fund block, not an empty one (AMB-052).
  const showsFunds =
    can('001-006') && !funds.isLoadingError && (hasFunds || programRecId === null || fundTypeOf(programRecId))
  if (!renewal && !showsFunds) return null
  return (
    <SectionCard title={texts.insurance.title}>
      {renewal ? (
        <p className={classes.renewal}>
          <strong>{texts.insurance.days(renewal.days)}</strong>
          <span>{texts.insurance.toRenewal(formatDate(renewal.date))}</span>
        </p>
      ) : can('001-005') && policies.isLoading ? (
        // A placeholder line keeps the balances from moving when the countdown loads.
        <p className={classes.renewal} aria-hidden>
          {'\u00a0'}
        </p>
      ) : null}
      {showsFunds ? (
        <div className={classes.funds}>
          <QueryView query={funds} pending={<LoadingState label={texts.insurance.loading} shape="rows" count={4} />}>
            {(rows) =>
              hasFunds ? (
                <FundStatement funds={fundsOf(rows)} asOf={asOfNewest(rows)} decimals={0} />
              ) : (
                <EmptyState title={texts.insurance.empty}>{texts.insurance.emptyHint}</EmptyState>
              )
            }
          </QueryView>
        </div>
      ) : null}
    </SectionCard>
  )
}
