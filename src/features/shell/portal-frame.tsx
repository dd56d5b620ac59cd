import { lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'

import { SessionContext } from '../../session/session-context.ts'
import type { Session } from '../../session/session.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { LoadSearch } from './load-search.ts'
import { SplashPage } from './loading-page.tsx'
import { PageProgress } from './page-progress.tsx'
import { useRouteChange } from './use-route-change.ts'
import { VisitorShell } from './visitor-shell.tsx'

/** Loaded only for signed-in users. */
export const MemberShell = lazyRouteComponent(() => import('./member-shell.tsx'), 'MemberShell')

/** Shows the portal to signed-in users, and the logged-out pages otherwise (AUT-028). */
export function PortalFrame({ session, loadSearch }: { session: Session; loadSearch: LoadSearch }) {
  const announcement = useRouteChange()
  return (
    <>
      <SessionContext value={session.isLoggedIn ? session : null}>
        {session.isLoggedIn ? (
          <Suspense fallback={<SplashPage />}>
            <MemberShell loadSearch={loadSearch}>
              <Outlet />
            </MemberShell>
          </Suspense>
        ) : (
          <VisitorShell>
            <Outlet />
          </VisitorShell>
        )}
      </SessionContext>
      <PageProgress />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  )
}
