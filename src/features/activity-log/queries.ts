import type { Api } from '@captive/api-client'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'

import { toTimeRange, type ActivityFilters } from './activity-filters.ts'

/** A small first page loads fast. The following pages are larger to save requests. */
const firstPage = 200
const furtherPage = 1_000

/** The entries of the given days, newest first, in pages. The cursor is the RecId of the last entry. */
export function activityQuery(api: Api, { from, to }: ActivityFilters) {
  return infiniteQueryOptions({
    queryKey: ['activity-log', null, from, to],
    queryFn: async ({ pageParam, signal }) => {
      const limit = pageParam === undefined ? firstPage : furtherPage
      const after = pageParam === undefined ? {} : { after: pageParam }
      const query = { ...toTimeRange({ ...(from && { from }), ...(to && { to }) }), limit, ...after }
      const entries = await api.getAuditLog({ query }, { signal })
      return { entries, isLast: entries.length < limit }
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, isLast }) => (isLast ? undefined : entries.at(-1)?.RecId),
    placeholderData: keepPreviousData,
  })
}
