import { parseDefinitions, type Definitions } from '@captive/form-engine'
import { queryOptions } from '@tanstack/react-query'

import { withHints } from '../loss-info/hints.ts'
import type { ReportingApi } from '../reporting-api.ts'

/** The server has no claim form: nothing could be asked, so nothing may be sent. */
class NoClaimFormError extends Error {
  constructor() {
    super('The server handed out no controls for the claim form.')
    this.name = 'NoClaimFormError'
  }
}

/**
 * The three tables of the claim report (WIZ-023 to WIZ-025).
 * @throws NoClaimFormError, InvalidDefinitionsError, and what the client throws
 */
export async function loadDefinitions(api: ReportingApi): Promise<Definitions> {
  const [controls, displayValues, dependencies] = await Promise.all([
    api.getFNOLControls(),
    api.getFNOLControlDisplayValues(),
    api.getFNOLControlDependencies(),
  ])
  if (controls.length === 0) throw new NoClaimFormError()
  return withHints(parseDefinitions({ controls, displayValues, dependencies }))
}

/**
 * All that a report for a company starts from: its form, its policies and what is kept of it, if it was begun before.
 * @param sentNumber of a report whose answer never came; `arrived` is that number if the report is stored
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
    refetchOnReconnect: false, // a report being filled keeps the form it began with
  })
}
