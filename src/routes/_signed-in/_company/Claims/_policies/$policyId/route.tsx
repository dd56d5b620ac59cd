import { createFileRoute, redirect } from '@tanstack/react-router'

import { ClaimsOutlet } from '../../../../../../features/claims/claims-of-policy/claims-outlet.tsx'
import { can } from '../../../../../../session/session.ts'
import { isId } from '../../../../../../format/id.ts'
import { texts } from '../../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies/$policyId')({
  staticData: { title: texts.claims, codes: [] },
  /** Redirects to the policies without View Claims (AMB-088) and for an invalid id. */
  beforeLoad: ({ context: { session }, params }) => {
    if (!isId(params.policyId)) throw redirect({ to: '/', replace: true })
    if (!can(session, '004-001-002')) throw redirect({ to: '/Claims', replace: true })
  },
  component: Layout,
})

function Layout() {
  const { policyId } = Route.useParams()
  return <ClaimsOutlet policyId={Number(policyId)} />
}
