import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'

import { api } from '../../../api/api.ts'
import { policiesQuery } from '../../../api/policies-and-claims.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { claimsOfPolicyQuery } from '../queries.ts'

/** Keeps the register's queries mounted, so that moving between the register and its claims reloads nothing. */
export function ClaimsOutlet({ policyId }: { policyId: number }) {
  const { clientId } = useActiveCompany()
  useQuery(policiesQuery(api, clientId))
  useQuery(claimsOfPolicyQuery(api, clientId, policyId))
  return <Outlet />
}
