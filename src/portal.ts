import type { RouterHistory } from '@tanstack/react-router'

import { api, serverOffer } from './api/api.ts'
import { createQueryClient } from './api/query-client.ts'
import { createPortalRouter } from './router.tsx'
import { followProgram } from './session/follow-program.ts'
import { createSessionKeeper } from './session/session-keeper.ts'

/** Connects session, queries and router. Status 401 of any call ends the session. */
export function createPortal(history?: RouterHistory) {
  const sessionKeeper = createSessionKeeper(api, serverOffer.loadFor)
  followProgram(sessionKeeper, api)
  const queryClient = createQueryClient(async () => {
    if (!sessionKeeper.current().isLoggedIn) return false // a wrong password also returns 401
    const session = await sessionKeeper.check({ touch: false })
    if (session.isLoggedIn) return false
    await router.invalidate() // the guards redirect to the landing page and remember this one
    return true
  })
  const router = createPortalRouter({ sessionKeeper, queryClient, ...(history && { history }) })
  return { sessionKeeper, queryClient, router }
}
