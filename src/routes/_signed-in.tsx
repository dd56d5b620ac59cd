import { createFileRoute, redirect } from '@tanstack/react-router'

import { mayOpen } from '../session/route-access.ts'

/**
 * All pages that need a session. This is the only guard of permission codes: a page needs those of every route above it
 * (PRM-005). In the child routes, the `session` of the context is that of a signed-in user.
 */
export const Route = createFileRoute('/_signed-in')({
  staticData: { codes: [] },
  beforeLoad: ({ context: { session }, location, matches }) => {
    if (!session.isLoggedIn) throw redirect({ to: '/', replace: true, state: { wanted: location.href } })
    const rules = matches.map(({ staticData }) => staticData)
    if (!mayOpen(rules, session)) throw redirect({ to: '/', replace: true })
    return { session }
  },
})
