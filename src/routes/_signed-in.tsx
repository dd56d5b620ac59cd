import { createFileRoute, redirect } from '@tanstack/react-router'

import { mayOpen } from '../session/route-access.ts'

/**
 * Everything that asks who somebody is. The one guard of all codes: those of a page and of every route above it count,
 * however the page is reached (PRM-005). Below here the context's `session` is that of somebody signed in.
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
