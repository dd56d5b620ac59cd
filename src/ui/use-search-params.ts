import { useNavigate, useSearch, type RegisteredRouter, type RouteById, type RouteIds } from '@tanstack/react-router'
import { useCallback } from 'react'

type RouteId = RouteIds<RegisteredRouter['routeTree']>

/** The search params that the `validateSearch` of a route and its parents returns. */
type SearchOf<Id extends RouteId> = RouteById<RegisteredRouter['routeTree'], Id>['types']['fullSearchSchema']

/** The search params of a page, as its route declares them, and a function that changes some of them. */
export interface SearchParams<Search> {
  search: Search
  /** Receives the params that change; undefined removes a param from the URL. */
  onSearch: (changes: Partial<Search>) => void
}

/** Reads and changes the search params of a page. A change replaces the history entry, so Back leaves the page. */
export function useSearchParams<const Id extends RouteId>(routeId: Id): SearchParams<SearchOf<Id>> {
  const search = useSearch({ from: routeId })
  const navigate = useNavigate()
  const onSearch: SearchParams<SearchOf<Id>>['onSearch'] = useCallback(
    (changes) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...changes }),
        state: true, // keeps the page to open after a company is chosen
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return { search, onSearch }
}
