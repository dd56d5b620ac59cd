import type { SpeedingSummary } from '@captive/api-client/contract'
import { useQueries, useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useActiveCompany, useOffers } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { LineChart } from '../../../ui/charts/chart.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { isMemberQuery, speedingQuery, speedRanksQuery } from './queries.ts'
import classes from './speed-ranking.module.css'
import { noRankReason, speedingFigures } from './speeding.ts'
import { texts } from './texts.ts'

/** The speeding ratio and the rank over twelve months, or the reason why the company has no rank. */
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
          <LoadingState label={texts.ranking.loading} shape="rows" count={6} />
        </div>
      }
    >
      {({ ranks, months }) => (
        <>
          {ranks.length === 0 ? (
            <EmptyState title={texts.ranking.noData(clientName)}>
              <NoRank months={months} />
            </EmptyState>
          ) : null}
          {months.length > 0 ? <LineChart figures={speedingFigures(months, ranks)} /> : null}
        </>
      )}
    </QueryView>
  )
}

/** Explains why a company has no rank. It renders nothing until the type of the company has loaded. */
function NoRank({ months }: { months: readonly SpeedingSummary[] }) {
  const { clientId } = useActiveCompany()
  const isMember = useQuery(isMemberQuery(api, clientId))
  const needsFive = useOffers()('SpeedRanking')
  if (isMember.isPending) return null
  return <span>{noRankReason({ isMember: isMember.data ?? true, months, needsFive })}</span>
}
