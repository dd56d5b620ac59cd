import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

/** All document categories. */
export function documentTypesQuery(api: Api) {
  return queryOptions({
    queryKey: ['documents', null, 'types'],
    queryFn: ({ signal }) => api.getDocumentTypes(undefined, { signal }),
  })
}
