import { inTab } from '../../../stored-keys.ts'
import type { ReportMode } from './confirmation-number.ts'

/**
 * Where this tab keeps the number of a claim that was sent and whose answer never came, so that it is never sent as a
 * second claim. Log Out clears it.
 * @param draftId of the unfinished report that it was sent from
 */
export function sentNumberIn(mode: ReportMode, clientId: number, draftId = '') {
  const kept = inTab(`${mode}-claim-number`, clientId, draftId)
  return { read: kept.read, keep: kept.write, forget: kept.remove }
}

export type SentNumber = ReturnType<typeof sentNumberIn>
