import type { SearchHit } from '@captive/api-client/contract'

import { useOpenPage } from '../../programs/use-open-page.ts'
import { useSession } from '../../session/session-context.ts'

/** Opens the page of a hit, for its company. For a user, the active company does not change. */
export function useOpenHit(): (hit: SearchHit) => Promise<void> {
  const { company } = useSession()
  const openPage = useOpenPage()
  return ({ Kind, ClientId, Link }) => {
    const isForCompany = Kind !== 'user' || company === null
    return openPage(isForCompany ? ClientId : null, { href: Link })
  }
}
