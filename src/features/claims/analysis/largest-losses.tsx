import type { FoundClaim } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { formatDate } from '../../../format/date.ts'
import { formatMoney } from '../../../format/money.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { FigureTable } from '../../../ui/figure-table.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { ClaimStatusBadge } from '../claim-status-badge.tsx'
import { reachFilter, type Reach } from '../reach.ts'
import { ClaimLink } from '../register/claim-link.tsx'
import classes from './analysis.module.css'
import { largestLossesQuery } from './queries.ts'
import { RegisterLink } from './register-link.tsx'
import { texts } from './texts.ts'

const { columns, ...words } = texts.largest

/** The claims with the largest incurred amounts, as links. */
export function LargestLosses({ reach }: { reach: Reach }) {
  const largest = useQuery(largestLossesQuery(api, reachFilter(reach, useActiveCompany())))
  const ofSeveral = reach !== 'this'
  return (
    <SectionCard wide title={words.title}>
      <QueryView
        query={largest}
        pending={<LoadingState label={words.loading} shape="rows" count={5} />}
        failed={words.failed}
      >
        {(claims) => (
          <>
            <FigureTable
              title={words.caption}
              columns={[
                columns.incurred,
                columns.date,
                columns.cause,
                columns.state,
                columns.status,
                ...(ofSeveral ? [columns.company] : []),
              ]}
              rows={claims.map((claim) => ({
                key: String(claim.RecId),
                label: (
                  <ClaimLink claim={claim} className={classes.claim ?? ''}>
                    {claim.ClaimNumber}
                  </ClaimLink>
                ),
                cells: [...cellsOf(claim), ...(ofSeveral ? [claim.ClientName] : [])],
              }))}
            />
            <p>
              <RegisterLink reach={reach} filters={{ sort: '-incurred' }}>
                {words.all}
              </RegisterLink>
            </p>
          </>
        )}
      </QueryView>
    </SectionCard>
  )
}

const cellsOf = (claim: FoundClaim) => [
  formatMoney(claim.TotalIncurred, 0),
  formatDate(claim.LossDate),
  claim.LossType,
  claim.StateCode,
  <ClaimStatusBadge key="status" claim={claim} />,
]
