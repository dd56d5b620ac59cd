import { createRootRouteWithContext, redirect } from '@tanstack/react-router'

import { outageOf } from '../api/call-failure.ts'
import { StandaloneErrorPage } from '../features/shell/error-page.tsx'
import { SplashPage } from '../features/shell/loading-page.tsx'
import { MemberShell, PortalFrame } from '../features/shell/portal-frame.tsx'
import type { RouterContext } from '../router.tsx'
import { chooseCompany } from '../session/choose-company.ts'
import { useDroppedFiles } from '../ui/dropped-files.ts'
import { OutageContext } from '../ui/outage-context.ts'

const loadSearch = () => import('./-portal-search.ts')

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { codes: [] },
  /** Checks the session on every change of path (SES-001), but not of search params or hash. */
  beforeLoad: async ({ context: { sessionKeeper, queryClient }, location, preload }) => {
    if (preload) return { session: sessionKeeper.current() }
    if (location.state.signOut) {
      await sessionKeeper.signOut()
      queryClient.clear()
      throw redirect({ to: '/', replace: true })
    }
    if (location.state.actFor) {
      chooseCompany(sessionKeeper, location.state.actFor)
      throw redirect({ href: location.href, state: {}, replace: true }) // a reload keeps a company chosen later
    }
    const session = await sessionKeeper.visit(location.pathname)
    if (session.isLoggedIn) await MemberShell.preload?.()
    return { session }
  },
  component: Root,
  errorComponent: StandaloneErrorPage,
  pendingComponent: SplashPage,
})

function Root() {
  const { session } = Route.useRouteContext()
  useDroppedFiles()
  return (
    <OutageContext value={outageOf}>
      <PortalFrame session={session} loadSearch={loadSearch} />
    </OutageContext>
  )
}
