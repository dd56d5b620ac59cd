import { api } from '../api/api.ts'
import { loadCompany } from '../session/load-identity.ts'
import { useSession } from '../session/session-context.ts'
import { useChooseCompany } from '../session/use-choose-company.ts'
import { showFailure, showSuccess } from '../ui/toasts.tsx'
import { texts } from './texts.ts'

/**
 * Returns a function that makes a company the active one and shows a message; it returns false if the company cannot be
 * loaded.
 */
export function useActFor(): (clientId: number) => Promise<boolean> {
  const { company } = useSession()
  const choose = useChooseCompany()
  return async (clientId) => {
    if (clientId === company?.clientId) return true
    const other = await loadCompany(api, clientId).catch(() => null)
    if (other) {
      choose(other)
      showSuccess(texts.nowActingFor(other.clientName))
    } else showFailure(texts.companyFailed)
    return other !== null
  }
}
