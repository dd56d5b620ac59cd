import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

import { documentUploadForm } from './document-upload-form.ts'
import { loadUploadLists } from './upload-choices.ts'

/** The upload form with all categories, programs and companies the user may see (AMB-074). */
export function documentUploadFormQuery(api: Api) {
  return queryOptions({
    queryKey: ['documents', null, 'upload-form'],
    queryFn: async ({ signal }) => documentUploadForm(await loadUploadLists(api, signal)),
    staleTime: Infinity, // an open form keeps its options
    refetchOnReconnect: false,
    structuralSharing: false,
  })
}
