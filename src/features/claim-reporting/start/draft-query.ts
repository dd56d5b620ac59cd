import { queryOptions } from '@tanstack/react-query'

import type { ReportingApi } from '../reporting-api.ts'

/** The unfinished report of the signed-in person for a company, or null. */
export function draftQuery(api: ReportingApi, clientId: number) {
  return queryOptions({
    queryKey: ['claim-reporting', clientId, 'draft'],
    queryFn: () => api.getFNOLDraft({ query: { ClientId: clientId } }),
  })
}
