import { useEffect } from 'react'

import { pageSizeOf, type TableState } from './table-state.ts'

/** The fields of an infinite query. */
interface PagedQuery {
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

interface FurtherPagesOptions {
  state: TableState
  /** The number of loaded rows. */
  rows: number
  /** Whether all rows are needed, for example for a filter that the server does not have. */
  needsAllRows?: boolean
}

/** Loads further rows when the user turns to their page, or sorts or searches all rows. */
export function useFurtherPages(query: PagedQuery, { state, rows, needsAllRows = false }: FurtherPagesOptions): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const { search, sort, page = 1 } = state
  const needsMore = hasNextPage && (needsAllRows || Boolean(search || sort) || page * pageSizeOf(state) > rows)
  useEffect(() => {
    if (needsMore && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [needsMore, isFetching, isFetchNextPageError, fetchNextPage])
}
