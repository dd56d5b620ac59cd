import { queryOptions } from '@tanstack/react-query'

import type { ReportingApi } from '../../reporting-api.ts'

/** The confirmation of a claim; null if the company has no such claim. */
export function confirmationQuery(api: ReportingApi, clientId: number, confirmationNum: string) {
  return queryOptions({
    queryKey: ['claim-reporting', clientId, 'confirmation', confirmationNum],
    queryFn: () => api.getFNOLConfirmation({ query: { ClientId: clientId, ConfirmationNum: confirmationNum } }),
  })
}
