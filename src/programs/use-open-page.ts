import { useNavigate, type NavigateOptions } from '@tanstack/react-router'

import { api } from '../api/api.ts'
import { loadCompany } from '../session/load-identity.ts'
import { useSession, useSessionKeeper } from '../session/session-context.ts'
import { showFailure, showSuccess } from '../ui/toasts.tsx'
import { texts } from './texts.ts'

/**
 * Returns a function that opens a page for a company, which becomes the active one on arrival, so that a page with
 * unfinished work can ask first. Shows a message if the company changed, or if it cannot be loaded. Null keeps the
 * company.
 */
export function useOpenPage(): (clientId: number | null, page: NavigateOptions) => Promise<void> {
  const { company } = useSession()
  const keeper = useSessionKeeper()
  const navigate = useNavigate()
  return async (clientId, page) => {
    if (clientId === null || clientId === company?.clientId) return navigate(page)
    const other = await loadCompany(api, clientId).catch(() => null)
    if (!other) return showFailure(texts.companyFailed)
    await navigate({ ...page, state: { actFor: other } })
    const session = keeper.current()
    if (session.isLoggedIn && session.company?.clientId === clientId) showSuccess(texts.nowActingFor(other.clientName))
  }
}
