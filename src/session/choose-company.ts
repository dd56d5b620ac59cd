import { useCallback } from 'react'

import { api } from '../api/api.ts'
import { useSessionKeeper } from './session-context.ts'
import type { SessionKeeper } from './session-keeper.ts'
import type { ActiveCompany } from './session.ts'

/** Makes a company the active one, from the next page on. */
export function chooseCompany(keeper: SessionKeeper, company: ActiveCompany): void {
  keeper.chooseCompany(company)
  // Records the choice in the activity log; a failure must not block the user.
  api.selectCompany({ query: { ClientId: company.clientId } }).catch(() => undefined)
}

/** Returns `chooseCompany` for the portal's session. */
export function useChooseCompany(): (company: ActiveCompany) => void {
  const keeper = useSessionKeeper()
  return useCallback((company) => chooseCompany(keeper, company), [keeper])
}
