import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

/** Every document of a company that its reader may list, newest first (DOC-009). */
export function companyDocumentsQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['documents', clientId, 'company'],
    queryFn: ({ signal }) => api.getDocumentsByClient({ query: { clientId } }, { signal }),
  })
}

/** Every document of a program that its reader may list, newest first (DOC-008). */
export function programDocumentsQuery(api: Api, programsRecId: number) {
  return queryOptions({
    queryKey: ['documents', null, 'program', programsRecId],
    queryFn: ({ signal }) => api.getDocumentsByProgram({ query: { programsRecId } }, { signal }),
  })
}
