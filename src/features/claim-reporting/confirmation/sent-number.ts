import { tabTexts } from '../../../browser-storage.ts'
import type { ReportMode } from './confirmation-number.ts'

/**
 * Where this tab keeps the number of a claim that was sent and whose answer never came, so that it is never sent as a
 * second claim. Log Out clears it.
 * @param draftId of the unfinished report that it was sent from
 */
export function sentNumberIn(mode: ReportMode, clientId: number, draftId = '') {
  const key = `member-portal.${mode}-claim-number.${clientId}.${draftId}`
  return {
    read: () => tabTexts.get(key),
    keep: (confirmationNum: string) => tabTexts.set(key, confirmationNum),
    forget: () => tabTexts.remove(key),
  }
}

export type SentNumber = ReturnType<typeof sentNumberIn>
