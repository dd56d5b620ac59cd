import type { RouterHistory } from '@tanstack/react-router'

import { api, serverOffer } from './api/api.ts'
import { createQueryClient } from './api/query-client.ts'
import { createPortalRouter } from './router.tsx'
import { createSessionKeeper } from './session/session-keeper.ts'

/** Session, queries and routes of one portal, wired: an answer of 401 to whatever call ends the session at once. */
export function createPortal(history?: RouterHistory) {
  const sessionKeeper = createSessionKeeper(api, serverOffer.renew)
  const queryClient = createQueryClient(async () => {
    if (!sessionKeeper.current().isLoggedIn) return false // a wrong password is answered by 401 too
    const session = await sessionKeeper.check({ touch: false })
    if (session.isLoggedIn) return false
    await router.invalidate() // the guards lead to the landing page and remember this one
    return true
  })
  const router = createPortalRouter({ sessionKeeper, queryClient, ...(history && { history }) })
  return { sessionKeeper, queryClient, router }
}
