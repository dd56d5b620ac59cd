import { queryOptions } from '@tanstack/react-query'

import type { ReportingApi } from '../reporting-api.ts'

/** The unfinished reports for a company, of the signed-in person and its colleagues. */
export function keptReportsQuery(api: ReportingApi, clientId: number) {
  return queryOptions({
    queryKey: ['claim-reporting', clientId, 'drafts'],
    queryFn: () => api.getFNOLDrafts({ query: { ClientId: clientId } }),
  })
}
