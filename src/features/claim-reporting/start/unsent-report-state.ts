import { inTab } from '../../../stored-keys.ts'

/** A report that was being filled in or sent when the session ended. */
export interface UnsentReportState {
  mode: 'online' | 'email'
  /** Among those that are kept, if it is reported online. */
  report?: string
  /** Whether it was submitted before, so that it may be sent at once. */
  submitted: boolean
}

const kept = inTab('unsent-report')

/** Remembers where the report is that a session ended on, for a login that comes by another way. Log Out clears it. */
export const keepUnsentReport = (href: string): void => kept.write(href)

/** Where that report is, once; null where there is none. */
export function takeUnsentReport(): string | null {
  const href = kept.read()
  kept.remove()
  return href
}
