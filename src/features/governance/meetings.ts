import type { Document } from '@captive/api-client/contract'

import { dayOf, documentsIn } from '../../documents/document-facts.ts'
import { organizationPages } from './governance-pages.ts'

const meetings = organizationPages.meetings.prefix

/** The day of the next meeting of a program: papers are filed for the day of theirs. `today` is `2026-11-22`. */
export function nextMeeting(documents: readonly Document[], today: string): string | undefined {
  const days = documentsIn(documents, meetings).map(dayOf)
  return days.findLast((day) => day >= today)
}

/** The newest minutes of a meeting. */
export function latestMinutes(documents: readonly Document[]): Document | undefined {
  return documentsIn(documents, `${meetings}_Minutes`)[0]
}
