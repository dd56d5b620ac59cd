import { useCallback } from 'react'

import { api } from '../api/api.ts'
import type { ActiveCompany } from './session.ts'
import { useSessionKeeper } from './session-context.ts'

/** Returns a function that makes a company the active one, from the next page on. */
export function useChooseCompany(): (company: ActiveCompany) => void {
  const keeper = useSessionKeeper()
  return useCallback(
    (company) => {
      keeper.chooseCompany(company)
      // Records the choice in the activity log; a failure must not block the user.
      api.selectCompany({ query: { ClientId: company.clientId } }).catch(() => undefined)
    },
    [keeper],
  )
}
