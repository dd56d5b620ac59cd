import { useEffect } from 'react'

import { pageSizeOf, type TableState } from './table-state.ts'

/** Of an infinite query. */
interface PagedQuery {
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

interface Asked {
  state: TableState
  /** How many rows have come. */
  rows: number
  /** Only all rows can answer what is asked: a filter that the server does not know, for example. */
  asksForAll?: boolean
}

/** Gets rows that are still with the server once somebody asks for their page, or for an order or search over all of them. */
export function useFurtherPages(query: PagedQuery, { state, rows, asksForAll = false }: Asked): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const { search, sort, page = 1 } = state
  const needsMore = hasNextPage && (asksForAll || Boolean(search || sort) || page * pageSizeOf(state) > rows)
  useEffect(() => {
    if (needsMore && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [needsMore, isFetching, isFetchNextPageError, fetchNextPage])
}
