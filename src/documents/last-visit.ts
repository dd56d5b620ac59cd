import type { Document } from '@captive/api-client/contract'
import { useMemo } from 'react'

import { inBrowser } from '../stored-keys.ts'
import { useActiveCompany, useSession } from '../session/session-context.ts'

/** Hours without a look after which somebody who comes back has been away. */
const away = 4 * 3_600_000

/** How a visit stands: when the one before it ended, and when this one was last seen to go on; in milliseconds. */
interface Visit {
  since: number | null
  seen: number
}

/** A look at something now: part of the visit under way, or the first of another one. */
export function nextVisit(before: Visit | null, now: number): Visit {
  if (!before) return { since: null, seen: now }
  return now - before.seen < away ? { ...before, seen: now } : { since: before.seen, seen: now }
}

/** Who looks, and when the visit before this one ended, in milliseconds. */
interface LastVisit {
  since: number
  email: string
}

/**
 * When somebody last looked at a company's documents before this visit, in this browser; null for the first visit and
 * after a log out, when everything would be new. What is read counts as a look.
 */
function lastVisit(userRecId: number, clientId: number, now = Date.now()): number | null {
  const kept = inBrowser('visit', userRecId, clientId)
  const visit = nextVisit(readVisit(kept.read()), now)
  kept.write(JSON.stringify(visit))
  return visit.since
}

function readVisit(stored: string | null): Visit | null {
  try {
    const { since, seen } = JSON.parse(stored ?? 'null') as Partial<Visit>
    return typeof seen === 'number' ? { since: typeof since === 'number' ? since : null, seen } : null
  } catch {
    return null // none yet, or something else wrote here
  }
}

/** `lastVisit` of who is signed in to the company that is acted for. */
export function useLastVisit(): LastVisit | null {
  const { userRecId, userEmail: email } = useSession()
  const { clientId } = useActiveCompany()
  return useMemo(() => {
    const since = lastVisit(userRecId, clientId)
    return since === null ? null : { since, email }
  }, [userRecId, clientId, email])
}

/** Whether a document was filed after a visit, by somebody else: nobody has to be told of their own. */
export function isNewSince(
  visit: LastVisit | null,
  { CreatedDateTime, CreatedBy }: Pick<Document, 'CreatedDateTime' | 'CreatedBy'>,
): boolean {
  return visit !== null && Date.parse(CreatedDateTime) > visit.since && CreatedBy !== visit.email
}
