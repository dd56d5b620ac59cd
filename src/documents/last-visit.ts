import type { Document } from '@captive/api-client/contract'
import { useMemo } from 'react'

import { inBrowser } from '../stored-keys.ts'
import { useActiveCompany, useSession } from '../session/session-context.ts'

/** Milliseconds without activity after which a new visit begins. */
const away = 4 * 3_600_000

/** The end of the previous visit and the latest activity of this one, in milliseconds. */
interface Visit {
  since: number | null
  seen: number
}

/** Records activity: it continues the current visit or begins a new one. */
export function nextVisit(before: Visit | null, now: number): Visit {
  if (!before) return { since: null, seen: now }
  return now - before.seen < away ? { ...before, seen: now } : { since: before.seen, seen: now }
}

/** The user, and the end of the previous visit in milliseconds. */
interface LastVisit {
  since: number
  email: string
}

/**
 * The end of the user's previous visit to a company in this browser; null on the first visit and after a log out,
 * because otherwise everything would be marked as new. Each call counts as activity.
 */
function lastVisit(userRecId: number, clientId: number, now = Date.now()): number | null {
  const stored = inBrowser('visit', userRecId, clientId)
  const visit = nextVisit(readVisit(stored.read()), now)
  stored.write(JSON.stringify(visit))
  return visit.since
}

function readVisit(stored: string | null): Visit | null {
  try {
    const { since, seen } = JSON.parse(stored ?? 'null') as Partial<Visit>
    return typeof seen === 'number' ? { since: typeof since === 'number' ? since : null, seen } : null
  } catch {
    return null // missing or invalid
  }
}

/** The previous visit of the signed-in user to the active company. */
export function useLastVisit(): LastVisit | null {
  const { userRecId, userEmail: email } = useSession()
  const { clientId } = useActiveCompany()
  return useMemo(() => {
    const since = lastVisit(userRecId, clientId)
    return since === null ? null : { since, email }
  }, [userRecId, clientId, email])
}

/** Whether another user uploaded a document after the previous visit. */
export function isNewSince(
  visit: LastVisit | null,
  { CreatedDateTime, CreatedBy }: Pick<Document, 'CreatedDateTime' | 'CreatedBy'>,
): boolean {
  return visit !== null && Date.parse(CreatedDateTime) > visit.since && CreatedBy !== visit.email
}
