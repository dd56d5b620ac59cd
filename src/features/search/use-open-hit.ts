import type { SearchHit } from '@captive/api-client/contract'
import { useNavigate } from '@tanstack/react-router'

import { useActFor } from '../../programs/use-act-for.ts'
import { useSession } from '../../session/session-context.ts'

/** Opens the page of a hit, for its company. For a user, the active company does not change. */
export function useOpenHit(): (hit: SearchHit) => Promise<void> {
  const { company } = useSession()
  const actFor = useActFor()
  const navigate = useNavigate()
  return async ({ Kind, ClientId, Link }) => {
    const isForCompany = Kind !== 'user' || company === null
    if (ClientId !== null && isForCompany && !(await actFor(ClientId))) return
    await navigate({ href: Link })
  }
}
