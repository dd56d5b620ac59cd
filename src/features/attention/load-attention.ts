import type { Api } from '@captive/api-client'
import type { Attention, Changes } from '@captive/api-client/contract'

import { can, offers, type Session } from '../../session/session.ts'

/** What the dashboard begins with. Null for what did not load. */
export interface DashboardAttention {
  attention: Attention | null
  changes: Changes | null
}

/** Milliseconds after which the dashboard shows without it. */
const patience = 5_000

/**
 * Loads what needs attention before the dashboard renders, so that its figures do not move. Undefined for a person or
 * a server without it.
 */
export async function loadAttention(api: Api, session: Session): Promise<DashboardAttention | undefined> {
  if (!session.isLoggedIn || !session.company || !can(session, '001') || !offers(session, 'Attention')) return undefined
  const query = { ClientId: session.company.clientId }
  const options = { signal: AbortSignal.timeout(patience) }
  const [attention, changes] = await Promise.all([
    api.getAttention({ query }, options).catch(() => null),
    api.getSinceLastVisit({ query }, options).catch(() => null),
  ])
  return { attention, changes }
}
