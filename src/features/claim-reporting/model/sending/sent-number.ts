import type { ReportMode } from '@captive/form-engine/claim'

import { inTab } from '../../../../stored-keys.ts'

/**
 * This tab's copy of the confirmation number of a claim whose response was lost. The next attempt uses the same number,
 * which is the idempotency key. Log Out clears it.
 */
export function sentNumberIn(mode: ReportMode, clientId: number, draftId = '') {
  const stored = inTab(`${mode}-claim-number`, clientId, draftId)
  return { read: stored.read, keep: stored.write, forget: stored.remove }
}

export type SentNumber = ReturnType<typeof sentNumberIn>
