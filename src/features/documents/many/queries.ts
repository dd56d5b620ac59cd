import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

import { loadUploadLists, uploadChoices } from '../upload-choices.ts'

/** What the cells of the table offer. */
export function uploadChoicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['documents', null, 'upload-choices'],
    queryFn: async ({ signal }) => uploadChoices(await loadUploadLists(api, signal)),
    staleTime: Infinity, // an open table keeps its choices
    refetchOnReconnect: false,
    structuralSharing: false,
  })
}
