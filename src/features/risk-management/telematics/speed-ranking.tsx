import type { SpeedingSummary } from '@captive/api-client/contract'
import { useQueries, useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useActiveCompany, useOffers } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { LinePicture } from '../../../ui/pictures/picture.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { isMemberQuery, speedingQuery, speedRanksQuery } from './queries.ts'
import classes from './speed-ranking.module.css'
import { noRankReason, speedingFigures } from './speeding.ts'

/** The course of twelve months with the place in each; what a company without a place is told (TEL-003, TEL-005). */
export function SpeedRanking() {
  const { clientId, clientName } = useActiveCompany()
  const loaded = useQueries({
    queries: [speedRanksQuery(api, clientId), speedingQuery(api, clientId)],
    combine: ([ranks, months]) => ({
      data: ranks.data && months.data && { ranks: ranks.data, months: months.data },
      isLoadingError: ranks.isLoadingError || months.isLoadingError,
      error: ranks.error ?? months.error,
      refetch: () => Promise.all([ranks.refetch(), months.refetch()]),
    }),
  })
  return (
    <QueryView
      query={loaded}
      pending={
        <div className={classes.waiting}>
          <LoadingState label="Loading the speed ranking" shape="rows" count={6} />
        </div>
      }
    >
      {({ ranks, months }) => (
        <>
          {ranks.length === 0 ? (
            <EmptyState title={`No Data Found for: ${clientName}`}>
              <NoRank months={months} />
            </EmptyState>
          ) : null}
          {months.length > 0 ? <LinePicture figures={speedingFigures(months, ranks)} /> : null}
        </>
      )}
    </QueryView>
  )
}

/** Why a company has no place. Nothing shows until it is known whether the company is a member. */
function NoRank({ months }: { months: readonly SpeedingSummary[] }) {
  const { clientId } = useActiveCompany()
  const isMember = useQuery(isMemberQuery(api, clientId))
  const needsFive = useOffers()('SpeedRanking')
  if (isMember.isPending) return null
  return <span>{noRankReason({ isMember: isMember.data ?? true, months, needsFive })}</span>
}
