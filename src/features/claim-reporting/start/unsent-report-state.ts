import { tabTexts } from '../../../browser-storage.ts'

/** A report that was being filled in or sent when the session ended. */
export interface UnsentReportState {
  mode: 'online' | 'email'
  /** Among those that are kept, if it is reported online. */
  report?: string
  /** Whether it was submitted before, so that it may be sent at once. */
  submitted: boolean
}

const key = 'member-portal.unsent-report'

/** Remembers where the report is that a session ended on, for a login that comes by another way. Log Out clears it. */
export const keepUnsentReport = (href: string): void => tabTexts.set(key, href)

/** Where that report is, once; null where there is none. */
export function takeUnsentReport(): string | null {
  const href = tabTexts.get(key)
  tabTexts.remove(key)
  return href
}
