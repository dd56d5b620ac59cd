import { queryOptions } from '@tanstack/react-query'

import type { ReportingApi } from '../../reporting-api.ts'

/** The drafts for a company, of the signed-in user and of colleagues. */
export function draftsQuery(api: ReportingApi, clientId: number) {
  return queryOptions({
    queryKey: ['claim-reporting', clientId, 'drafts'],
    queryFn: () => api.getFNOLDrafts({ query: { ClientId: clientId } }),
  })
}
