import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'

import { api } from '../../../api/api.ts'
import { policiesQuery } from '../../../api/policies-and-claims.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { claimsOfPolicyQuery } from '../queries.ts'

/** Keeps the register of a policy's claims while one goes from it to a claim and from claim to claim. */
export function HeldClaims({ policyId }: { policyId: number }) {
  const { clientId } = useActiveCompany()
  useQuery(policiesQuery(api, clientId))
  useQuery(claimsOfPolicyQuery(api, clientId, policyId))
  return <Outlet />
}
