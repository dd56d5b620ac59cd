import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The number of webinars in the list (areas §9). */
const webinarsShown = 3

/** Upcoming webinars (COM-003). */
export function webinarsQuery(api: Api) {
  return queryOptions({
    queryKey: ['communication', null, 'webinars'],
    queryFn: ({ signal }) => api.getWebinars({ query: { count: webinarsShown } }, { signal }),
  })
}
