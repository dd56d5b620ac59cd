import { lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'

import { SessionContext } from '../../session/session-context.ts'
import type { Session } from '../../session/session.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { SplashPage } from './loading-page.tsx'
import { PageProgress } from './page-progress.tsx'
import { useRouteChange } from './use-route-change.ts'
import { VisitorShell } from './visitor-shell.tsx'

/** Its code is loaded for those signed in alone. */
export const MemberShell = lazyRouteComponent(() => import('./member-shell.tsx'), 'MemberShell')

/** Whether somebody is signed in decides whether the portal or the logged-out pages show (AUT-028). */
export function PortalFrame({ session }: { session: Session }) {
  const announcement = useRouteChange()
  return (
    <>
      <SessionContext value={session.isLoggedIn ? session : null}>
        {session.isLoggedIn ? (
          <Suspense fallback={<SplashPage />}>
            <MemberShell>
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
