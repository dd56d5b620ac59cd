import type { ClaimDraft, StoredClaimDraft } from '@captive/api-client/contract'
import type { Definitions } from '@captive/form-engine'
import { claimForm } from '@captive/form-engine/claim'
import type { FormSession } from '@captive/form-engine/session'

import { openAnswers } from '../../../forms/kept-answers.ts'
import { inTab } from '../../../stored-keys.ts'

/** What of a report the server could not keep, and the version it was typed over; null where none was kept. */
export interface UnsavedReport {
  version: string | null
  draft: ClaimDraft
}

/** Where this tab keeps it, without confidential answers, until a save succeeds. Log Out clears it. */
export function unsavedReportIn(clientId: number, draftId: string) {
  const stored = inTab('unsaved-report', clientId, draftId)
  return {
    read(): UnsavedReport | null {
      const kept = stored.read()
      return kept === null ? null : (JSON.parse(kept) as UnsavedReport) // written here only
    },
    keep: (report: UnsavedReport) => stored.write(JSON.stringify(report)),
    forget: stored.remove,
  }
}

export type UnsavedReportStore = ReturnType<typeof unsavedReportIn>

/** What of a draft may stay in the tab: nothing confidential. */
export function withoutSecrets(draft: ClaimDraft, loss: FormSession | null): ClaimDraft {
  return { ...draft, answers: loss ? openAnswers(loss.form, draft.answers) : {} }
}

/**
 * The draft to go on with: what this tab could not save, if it was typed over what is stored, with the confidential
 * answers of that; otherwise null.
 */
export function unsavedOver(
  stored: StoredClaimDraft | null,
  unsaved: UnsavedReport | null,
  definitions: Definitions,
): ClaimDraft | null {
  if (unsaved === null || unsaved.version !== (stored?.version ?? null)) return null
  const { claimType, answers } = unsaved.draft
  if (claimType === null || stored?.draft.claimType !== claimType) return unsaved.draft
  const { confidentialKeys } = claimForm(definitions, claimType)
  const secrets = Object.entries(stored.draft.answers).filter(([key]) => confidentialKeys.has(key))
  return { ...unsaved.draft, answers: { ...Object.fromEntries(secrets), ...answers } }
}
