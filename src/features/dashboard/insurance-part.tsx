import { fundsOf, fundTypeOf, nextRenewal, type MemberFundAnalysis, type Policy } from '@captive/api-client/contract'
import type { UseQueryResult } from '@tanstack/react-query'

import { formatDate, today } from '../../format/date.ts'
import { FundAccount } from '../../funds/fund-account.tsx'
import { asOfNewest } from '../../funds/fund-words.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import classes from './dashboard-page.module.css'

interface InsurancePartProps {
  funds: UseQueryResult<MemberFundAnalysis[]>
  policies: UseQueryResult<Policy[]>
}

/** The renewal countdown (001-005) and the fund balances (001-006); without a line of either there is no part. */
export function InsurancePart({ funds, policies }: InsurancePartProps) {
  const can = useCan()
  const { programRecId } = useActiveCompany()
  const renewal = can('001-005') && policies.data ? nextRenewal(policies.data, today()) : undefined
  const hasFunds = !funds.data || fundsOf(funds.data).length > 0
  // A program without funds has no block that could be empty (AMB-052).
  const showsFunds =
    can('001-006') && !funds.isLoadingError && (hasFunds || programRecId === null || fundTypeOf(programRecId))
  if (!renewal && !showsFunds) return null
  return (
    <SectionCard title="Insurance">
      {renewal ? (
        <p className={classes.renewal}>
          <strong>{renewal.days === 1 ? '1 day' : `${renewal.days} days`}</strong>
          <span>{` to renewal, on ${formatDate(renewal.date)}.`}</span>
        </p>
      ) : can('001-005') && policies.isLoading ? (
        // Its line is kept, so that the balances stay where they came.
        <p className={classes.renewal} aria-hidden>
          &nbsp;
        </p>
      ) : null}
      {showsFunds ? (
        <div className={classes.funds}>
          <QueryView query={funds} pending={<LoadingState label="Loading fund balances" shape="rows" count={4} />}>
            {(rows) =>
              hasFunds ? (
                <FundAccount funds={fundsOf(rows)} asOf={asOfNewest(rows)} decimals={0} />
              ) : (
                <EmptyState title="No Insurance Fund Found.">
                  The balances of your funds stand here from the end of your first quarter.
                </EmptyState>
              )
            }
          </QueryView>
        </div>
      ) : null}
    </SectionCard>
  )
}
