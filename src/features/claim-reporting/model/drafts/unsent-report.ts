import { inTab } from '../../../../stored-keys.ts'

/** A report that was being filled in or sent when the session ended. */
export interface UnsentReport {
  mode: 'online' | 'email'
  /** The draft id of an online report. */
  report?: string
  /** Whether Submit or Send was pressed, so that the report may be sent right after login. */
  submitted: boolean
}

const stored = inTab('unsent-report')

/**
 * Stores the URL of the report that was open when the session ended, for a login that starts on another page. Log Out
 * clears it.
 */
export const keepUnsentReport = (href: string): void => stored.write(href)

/** Returns and removes that URL, or null. */
export function takeUnsentReport(): string | null {
  const href = stored.read()
  stored.remove()
  return href
}
