import type { Api } from '@captive/api-client'
import type { Attention, Changes } from '@captive/api-client/contract'

import { can, offers, type Session } from '../../session/session.ts'

/** The attention data of the dashboard. Null for data that could not be loaded. */
export interface DashboardAttention {
  attention: Attention | null
  changes: Changes | null
}

/** Milliseconds after which the dashboard renders without this data. */
const timeoutMs = 5_000

/**
 * Loads what needs attention before the dashboard renders, so that its layout does not shift. Undefined for a user or a
 * server without this feature.
 */
export async function loadAttention(api: Api, session: Session): Promise<DashboardAttention | undefined> {
  if (!session.isLoggedIn || !session.company || !can(session, '001') || !offers(session, 'Attention')) return undefined
  const query = { ClientId: session.company.clientId }
  const options = { signal: AbortSignal.timeout(timeoutMs) }
  const [attention, changes] = await Promise.all([
    api.getAttention({ query }, options).catch(() => null),
    api.getSinceLastVisit({ query }, options).catch(() => null),
  ])
  return { attention, changes }
}
