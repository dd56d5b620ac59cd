import { createFileRoute, redirect } from '@tanstack/react-router'

import { can } from '../../../../session/session.ts'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/user-settings')({
  staticData: { title: texts.manageUsers, codes: ['000-001-002', '000-001-003'], ownCodes: ['000-001-002'] },
  /** Redirects users who manage only their own company to it (AMB-013). */
  beforeLoad: ({ context: { session }, location }) => {
    if (can(session, '000-001-002')) return
    const own = `/user-settings/member/${session.loginClientId}`
    if (!`${location.pathname.toLowerCase()}/`.startsWith(`${own}/`)) throw redirect({ to: own, replace: true })
  },
})
