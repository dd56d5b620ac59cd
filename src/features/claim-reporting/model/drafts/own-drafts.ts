import type { KeptDraft } from '@captive/api-client/contract'

import { can, type Session } from '../../../../session/session.ts'
import type { ReportingApi } from '../../reporting-api.ts'

/** The time limit for this note on the home page, in milliseconds. */
const timeoutMs = 1_500

/** The signed-in user's drafts for the active company; empty if the server does not respond in time. */
export async function ownDrafts(api: Pick<ReportingApi, 'getFNOLDrafts'>, session: Session): Promise<KeptDraft[]> {
  if (!session.isLoggedIn || !session.company || !can(session, '006-001')) return []
  const query = { ClientId: session.company.clientId }
  const drafts = await api.getFNOLDrafts({ query }, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => [])
  return drafts.filter(({ own }) => own)
}
