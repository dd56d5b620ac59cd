import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The staff, by department and name (DIR-004). */
export function directoryQuery(api: Api) {
  return queryOptions({
    queryKey: ['communication', null, 'directory'],
    queryFn: ({ signal }) => api.getEmaxxDirectory(undefined, { signal }),
  })
}
