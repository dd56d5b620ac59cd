import type { Api } from '@captive/api-client'
import type { PackKind } from '@captive/api-client/contract'
import { queryOptions } from '@tanstack/react-query'

/** The documents of a company that the user may see, newest first. */
export function companyDocumentsQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['documents', clientId, 'company'],
    queryFn: ({ signal }) => api.getDocumentsByClient({ query: { clientId } }, { signal }),
  })
}

/** The documents of a program that the user may see, newest first. */
export function programDocumentsQuery(api: Api, programsRecId: number) {
  return queryOptions({
    queryKey: ['documents', null, 'program', programsRecId],
    queryFn: ({ signal }) => api.getDocumentsByProgram({ query: { programsRecId } }, { signal }),
  })
}

/** The progress of a pack for the signed-in user; null if none is being made. */
export function packProgressQuery(api: Api, clientId: number, kind: PackKind) {
  return queryOptions({
    queryKey: ['documents', clientId, 'pack-progress', kind],
    queryFn: ({ signal }) =>
      api.getPackProgress({ query: { ClientId: clientId, Kind: kind } }, { signal }).catch(() => null),
  })
}
