import { useQueries } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { LinePicture } from '../../../ui/pictures/picture.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { speedingQuery, speedRanksQuery } from './queries.ts'
import classes from './speed-ranking.module.css'
import { speedingFigures } from './speeding.ts'

/** The course of twelve months with the place in each; what a company without a place is told (TEL-003, TEL-005). */
export function SpeedRanking() {
  const { clientId, clientName } = useActiveCompany()
  const loaded = useQueries({
    queries: [speedRanksQuery(api, clientId), speedingQuery(api, clientId)],
    combine: ([ranks, months]) => ({
      data: ranks.data && months.data && { ranks: ranks.data, months: months.data },
      isLoadingError: ranks.isLoadingError || months.isLoadingError,
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
              {months.length === 0
                ? 'Your place will stand here after the first month in which your vehicles send data to the exchange.'
                : 'There is a ranking of a month once five members of your program send data of it.'}
            </EmptyState>
          ) : null}
          {months.length > 0 ? <LinePicture figures={speedingFigures(months, ranks)} /> : null}
        </>
      )}
    </QueryView>
  )
}
