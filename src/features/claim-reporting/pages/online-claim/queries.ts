import { queryOptions } from '@tanstack/react-query'

import { loadDefinitions } from '../../model/report/load-definitions.ts'
import type { ReportingApi } from '../../reporting-api.ts'

/**
 * The initial data of a report for a company: the form, the policies and the stored draft, if there is one.
 * @param sentNumber the number of a submission whose response was lost; `arrived` is that number if the server stored
 * the report
 */
export function reportStartQuery(api: ReportingApi, clientId: number, draftId: string, sentNumber: string | null) {
  return queryOptions({
    queryKey: ['claim-reporting', clientId, 'start', draftId],
    queryFn: async () => {
      const [definitions, policies, draft, confirmation] = await Promise.all([
        loadDefinitions(api),
        api.getPoliciesByClient({ query: { clientId } }),
        api.getFNOLDraft({ query: { ClientId: clientId, DraftId: draftId } }),
        sentNumber ? api.getFNOLConfirmation({ query: { ClientId: clientId, ConfirmationNum: sentNumber } }) : null,
      ])
      return { definitions, policies, draft, arrived: confirmation && sentNumber }
    },
    refetchOnReconnect: false, // a report in progress keeps its initial definitions
  })
}
