import type { Api } from '@captive/api-client'
import type { ClaimDraft } from '@captive/api-client/contract'
import { parseDefinitions } from '@captive/form-engine'
import { claimForm } from '@captive/form-engine/claim'

type DefinitionCalls = Pick<Api, 'getFNOLControls' | 'getFNOLControlDisplayValues' | 'getFNOLControlDependencies'>

/**
 * Removes the confidential answers from a draft, because the browser must not store them. Loads the claim form only
 * once.
 */
export function secretsRemover(server: DefinitionCalls): (draft: ClaimDraft) => Promise<ClaimDraft> {
  let loaded: ReturnType<typeof load> | undefined
  async function load() {
    const [controls, displayValues, dependencies] = await Promise.all([
      server.getFNOLControls(),
      server.getFNOLControlDisplayValues(),
      server.getFNOLControlDependencies(),
    ])
    return parseDefinitions({ controls, displayValues, dependencies })
  }
  return async (draft) => {
    if (draft.claimType === null) return draft
    const { confidentialKeys } = claimForm(await (loaded ??= load()), draft.claimType)
    const open = (key: string, value: unknown) => (confidentialKeys.has(key) ? undefined : value)
    return { ...draft, answers: JSON.parse(JSON.stringify(draft.answers, open)) as ClaimDraft['answers'] }
  }
}
