import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

import { loadUploadLists, uploadChoices } from '../upload-choices.ts'

/** The options of the cells in the table. */
export function uploadChoicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['documents', null, 'upload-choices'],
    queryFn: async ({ signal }) => uploadChoices(await loadUploadLists(api, signal)),
    staleTime: Infinity, // an open table keeps its options
    refetchOnReconnect: false,
    structuralSharing: false,
  })
}
