import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks'

import { storageKey } from '../../stored-keys.ts'
import { opensItself } from '../../session/route-access.ts'
import { useSession } from '../../session/session-context.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { FooterActions } from './footer-actions.tsx'
import { IdleWarning } from './idle-warning.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ShellFooter } from './shell-footer.tsx'
import { ShellHeader } from './shell-header.tsx'
import { Sidebar } from './sidebar.tsx'
import { StorageNote } from './storage-note.tsx'
import { SkipLink } from './skip-link.tsx'
import classes from './member-shell.module.css'
import { usePaperHead } from './use-paper-head.ts'
import type { Elements } from '../../ui/elements.ts'
import { useShownPath } from '../../ui/thing-name.ts'

/**
 * Around every page for signed-in people: header, sidebar, footer (core §2 Shell). Until somebody says otherwise, the
 * sidebar is a rail of icons on a screen that it would take a third of.
 */
export function MemberShell({ children }: { children: Elements }) {
  const session = useSession()
  const choosing = useShownPath() === '/select-company'
  usePaperHead(session.company?.clientName ?? session.loggedInClientName)
  const [menuOpened, menu] = useDisclosure(false)
  const narrow = useMediaQuery('(width < 1024px)', false, { getInitialValueInEffect: false })
  const [chosen, setCollapsed] = useLocalStorage<boolean | null>({
    key: storageKey('sidebar-collapsed'),
    defaultValue: null,
  })
  const collapsed = chosen ?? narrow

  return (
    <div className={classes.root} data-sidebar={choosing ? 'none' : collapsed ? 'collapsed' : 'open'}>
      <SkipLink />
      <ShellHeader onMenu={choosing ? null : menu.open} menuOpened={menuOpened} />
      {choosing ? null : (
        <>
          <Sidebar collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
          <MobileMenu opened={menuOpened} onClose={menu.close} />
        </>
      )}
      <div className={classes.page}>
        <ConnectionNote />
        <StorageNote />
        <main id="main" className={classes.main} tabIndex={-1}>
          <Breadcrumbs opens={(route) => opensItself(route, session)} />
          {children}
        </main>
        <ShellFooter>
          <FooterActions />
        </ShellFooter>
      </div>
      <IdleWarning />
    </div>
  )
}
