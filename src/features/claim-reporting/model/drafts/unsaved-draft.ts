import type { ClaimDraft, StoredClaimDraft } from '@captive/api-client/contract'
import type { Definitions } from '@captive/form-engine'
import { claimForm } from '@captive/form-engine/claim'
import type { FormStore } from '@captive/form-engine/store'

import { openAnswers } from '../../../../forms/stored-answers.ts'
import { inTab } from '../../../../stored-keys.ts'

/** A draft that the server could not save, and the version on which it is based; null if the server has none. */
export interface UnsavedDraft {
  version: string | null
  draft: ClaimDraft
}

/** This tab's copy of an unsaved draft, without confidential answers, until a save succeeds. Log Out clears it. */
export function unsavedDraftIn(clientId: number, draftId: string) {
  const stored = inTab('unsaved-report', clientId, draftId)
  return {
    read(): UnsavedDraft | null {
      const text = stored.read()
      return text === null ? null : (JSON.parse(text) as UnsavedDraft) // only this file writes it
    },
    keep: (unsaved: UnsavedDraft) => stored.write(JSON.stringify(unsaved)),
    forget: stored.remove,
  }
}

export type UnsavedDraftStore = ReturnType<typeof unsavedDraftIn>

/** The draft without confidential answers, which must not be stored in the tab. */
export function withoutConfidential(draft: ClaimDraft, loss: FormStore | null): ClaimDraft {
  return { ...draft, answers: loss ? openAnswers(loss.form, draft.answers) : {} }
}

/**
 * This tab's unsaved draft with the confidential answers of the stored draft, or null. Used only if it is based on the
 * stored version, because a newer save by another user takes precedence.
 */
export function newerUnsavedDraft(
  stored: StoredClaimDraft | null,
  unsaved: UnsavedDraft | null,
  definitions: Definitions<number>,
): ClaimDraft | null {
  if (unsaved === null || unsaved.version !== (stored?.version ?? null)) return null
  const { claimType, answers } = unsaved.draft
  if (claimType === null || stored?.draft.claimType !== claimType) return unsaved.draft
  const { confidentialKeys } = claimForm(definitions, claimType)
  const confidential = Object.entries(stored.draft.answers).filter(([key]) => confidentialKeys.has(key))
  return { ...unsaved.draft, answers: { ...Object.fromEntries(confidential), ...answers } }
}
