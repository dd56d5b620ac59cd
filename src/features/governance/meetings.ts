import type { Document } from '@captive/api-client/contract'

import { dayOf, documentsIn } from '../../documents/document-facts.ts'
import { organizationPages } from './governance-pages.ts'

const meetings = organizationPages.meetings.prefix

/**
 * The date of a program's next meeting, which is known because meeting documents have the date of their meeting.
 * @param today yyyy-MM-dd
 */
export function nextMeeting(documents: readonly Document[], today: string): string | undefined {
  const days = documentsIn(documents, meetings).map(dayOf)
  return days.findLast((day) => day >= today)
}

/** The newest minutes of a meeting. */
export function latestMinutes(documents: readonly Document[]): Document | undefined {
  return documentsIn(documents, `${meetings}_Minutes`)[0]
}
