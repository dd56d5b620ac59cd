import type { Api } from '@captive/api-client'
import { infiniteQueryOptions } from '@tanstack/react-query'

import { askedTime, type ActivityFilters } from './activity-filters.ts'

/** The newest entries come quickly; whoever goes on gets more at once. */
const firstPage = 200
const furtherPage = 1_000

/** The entries of the days asked for, newest first, page after page; each page goes on where the one before ended. */
export function activityQuery(api: Api, { from, to }: ActivityFilters) {
  return infiniteQueryOptions({
    queryKey: ['activity-log', null, from, to],
    queryFn: async ({ pageParam, signal }) => {
      const limit = pageParam === undefined ? firstPage : furtherPage
      const after = pageParam === undefined ? {} : { after: pageParam }
      const query = { ...askedTime({ ...(from && { from }), ...(to && { to }) }), limit, ...after }
      const entries = await api.getAuditLog({ query }, { signal })
      return { entries, isLast: entries.length < limit }
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, isLast }) => (isLast ? undefined : entries.at(-1)?.RecId),
  })
}
