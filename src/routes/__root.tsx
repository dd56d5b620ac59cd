import { createRootRouteWithContext, redirect } from '@tanstack/react-router'

import { PortalFrame } from '../features/shell/portal-frame.tsx'
import { StandaloneErrorPage } from '../features/shell/error-page.tsx'
import { SplashPage } from '../features/shell/loading-page.tsx'
import type { RouterContext } from '../router.tsx'
import { redirectFor } from '../session/route-access.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { access: 'everyone' },
  /** Checks who is signed in on every route change (SES-001) and sends away who may not open the page. */
  beforeLoad: async ({ context: { sessionKeeper, queryClient }, location, matches, preload }) => {
    if (preload) return { session: sessionKeeper.current() }
    if (location.state.signOut) {
      await sessionKeeper.signOut()
      queryClient.clear()
      throw redirect({ to: '/', replace: true })
    }
    const session = await sessionKeeper.check({ touch: true })
    const away = redirectFor(matches.at(-1)?.staticData ?? { access: 'signed in' }, session)
    if (away) {
      throw redirect({ to: away.to, replace: true, state: away.remember ? { wanted: location.href } : {} })
    }
    return { session }
  },
  component: Root,
  errorComponent: StandaloneErrorPage,
  pendingComponent: SplashPage,
})

function Root() {
  const { session } = Route.useRouteContext()
  return <PortalFrame session={session} />
}
