import { VisuallyHidden } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'

import { SessionContext } from '../../session/session-context.ts'
import type { Session } from '../../session/session.ts'
import { MemberShell } from './member-shell.tsx'
import { PageProgress } from './page-progress.tsx'
import { useRouteChange } from './use-route-change.ts'
import { VisitorShell } from './visitor-shell.tsx'

/** Whether somebody is signed in decides whether the portal or the logged-out pages show (AUT-028). */
export function PortalFrame({ session }: { session: Session }) {
  const announcement = useRouteChange()
  return (
    <>
      <SessionContext value={session.isLoggedIn ? session : null}>
        {session.isLoggedIn ? (
          <MemberShell>
            <Outlet />
          </MemberShell>
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
