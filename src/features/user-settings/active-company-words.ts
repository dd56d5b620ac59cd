import type { Client } from '@captive/api-client/contract'

import { useActiveCompany } from '../../session/session-context.ts'

/**
 * A sentence that says which company is active where the users of another one show, since the header names the active
 * one; empty where they are the same.
 * @param of whose users the page shows; null for the staff
 */
export function useActiveCompanyWords(of: Client | null): string {
  const { clientId, clientName } = useActiveCompany()
  if (of?.ClientId === clientId) return ''
  return ` The active company is ${clientName}; these are users of ${of?.ClientName ?? 'the program'}.`
}
