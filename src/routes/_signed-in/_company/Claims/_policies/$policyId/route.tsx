import { createFileRoute, redirect } from '@tanstack/react-router'

import { can } from '../../../../../../session/session.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies/$policyId')({
  staticData: { title: 'Claims', codes: [] },
  /** Without View Claims an address below /Claims leads back to the policies (AMB-088). */
  beforeLoad: ({ context: { session } }) => {
    if (!can(session, '004-001-002')) throw redirect({ to: '/Claims', replace: true })
  },
})
