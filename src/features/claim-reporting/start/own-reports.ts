import type { KeptDraft } from '@captive/api-client/contract'

import { can, type Session } from '../../../session/session.ts'
import type { ReportingApi } from '../reporting-api.ts'

/** In milliseconds: longer nobody waits for a page because of a line at its top. */
const patience = 1_500

/** What somebody has not finished reporting for the company at hand; none where it cannot be told in time. */
export async function ownReports(api: Pick<ReportingApi, 'getFNOLDrafts'>, session: Session): Promise<KeptDraft[]> {
  if (!session.isLoggedIn || !session.company || !can(session, '006-001')) return []
  const query = { ClientId: session.company.clientId }
  const kept = await api.getFNOLDrafts({ query }, { signal: AbortSignal.timeout(patience) }).catch(() => [])
  return kept.filter(({ own }) => own)
}
