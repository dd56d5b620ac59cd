import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

import { documentUploadForm } from './document-upload-form.ts'

/** The upload form over every category, program and company in reach (AMB-074). */
export function documentUploadFormQuery(api: Api) {
  return queryOptions({
    queryKey: ['documents', null, 'upload-form'],
    queryFn: async ({ signal }) => {
      const [types, programs, clients, history] = await Promise.all([
        api.getDocumentTypes(undefined, { signal }),
        api.getPrograms(undefined, { signal }),
        api.getClients(undefined, { signal }),
        api.getClientsChangeHistory(undefined, { signal }),
      ])
      return documentUploadForm({ types, programs, clients, history })
    },
    staleTime: Infinity, // a form being filled in keeps the choices it began with
    refetchOnReconnect: false,
    structuralSharing: false,
  })
}
