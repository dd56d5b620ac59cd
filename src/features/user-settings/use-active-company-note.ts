import type { Client } from '@captive/api-client/contract'

import { useActiveCompany } from '../../session/session-context.ts'
import { texts } from './texts.ts'

/**
 * A sentence that names the active company if the page shows users of another one; otherwise empty.
 * @param shown the company whose users the page shows; null for the staff
 */
export function useActiveCompanyNote(shown: Client | null): string {
  const { clientId, clientName } = useActiveCompany()
  if (shown?.ClientId === clientId) return ''
  return ` ${texts.users.activeCompany(clientName, shown?.ClientName ?? texts.users.theProgram)}`
}
