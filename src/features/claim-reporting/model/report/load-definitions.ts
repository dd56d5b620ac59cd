import { parseDefinitions, type Definitions } from '@captive/form-engine'

import type { ReportingApi } from '../../reporting-api.ts'
import { withHints } from '../loss-info/hints.ts'

/** The server returned no controls. Without questions, a claim must not be sent. */
class NoClaimFormError extends Error {
  constructor() {
    super('The server returned no controls for the claim form.')
    this.name = 'NoClaimFormError'
  }
}

/**
 * The three tables of the claim report (WIZ-023 to WIZ-025).
 * @throws NoClaimFormError, InvalidDefinitionsError, and the errors of the client
 */
export async function loadDefinitions(api: ReportingApi): Promise<Definitions<number>> {
  const [controls, displayValues, dependencies] = await Promise.all([
    api.getFNOLControls(),
    api.getFNOLControlDisplayValues(),
    api.getFNOLControlDependencies(),
  ])
  if (controls.length === 0) throw new NoClaimFormError()
  return withHints(parseDefinitions({ controls, displayValues, dependencies }))
}
