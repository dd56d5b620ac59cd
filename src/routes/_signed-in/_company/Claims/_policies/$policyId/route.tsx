import { createFileRoute, redirect } from '@tanstack/react-router'

import { HeldClaims } from '../../../../../../features/claims/claims-of-policy/held-claims.tsx'
import { can } from '../../../../../../session/session.ts'
import { isId } from '../../../../../../format/id.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies/$policyId')({
  staticData: { title: 'Claims', codes: [] },
  /** Without View Claims an address below /Claims leads back to the policies (AMB-088); what is no id is no page. */
  beforeLoad: ({ context: { session }, params }) => {
    if (!isId(params.policyId)) throw redirect({ to: '/', replace: true })
    if (!can(session, '004-001-002')) throw redirect({ to: '/Claims', replace: true })
  },
  component: Layout,
})

function Layout() {
  const { policyId } = Route.useParams()
  return <HeldClaims policyId={Number(policyId)} />
}
