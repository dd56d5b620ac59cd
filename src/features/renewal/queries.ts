import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

/** Every category that documents are filed under. */
export function documentTypesQuery(api: Api) {
  return queryOptions({
    queryKey: ['documents', null, 'types'],
    queryFn: ({ signal }) => api.getDocumentTypes(undefined, { signal }),
  })
}
