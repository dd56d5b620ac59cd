import { createFileRoute, redirect } from '@tanstack/react-router'

import { can } from '../../../../session/session.ts'

export const Route = createFileRoute('/_signed-in/_company/user-settings')({
  staticData: { title: 'Manage Users', codes: ['000-001-002', '000-001-003'], ownCodes: ['000-001-002'] },
  /** Who may manage only the users of the own company is led there from every other one (AMB-013, PRM-010). */
  beforeLoad: ({ context: { session }, location }) => {
    if (can(session, '000-001-002')) return
    const own = `/user-settings/member/${session.loginClientId}`
    if (!`${location.pathname.toLowerCase()}/`.startsWith(`${own}/`)) throw redirect({ to: own, replace: true })
  },
})
