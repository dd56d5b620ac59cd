import { lazy, Suspense } from 'react'
import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks'

import { storageKey } from '../../stored-keys.ts'
import { opensItself } from '../../session/route-access.ts'
import { useSession } from '../../session/session-context.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { FooterActions } from './footer-actions.tsx'
import { IdleWarning } from './idle-warning.tsx'
import type { LoadSearch } from './load-search.ts'
import { MobileMenu } from './navigation/mobile-menu.tsx'
import { ShellFooter } from './shell-footer.tsx'
import { ShellHeader } from './shell-header.tsx'
import { Sidebar } from './navigation/sidebar.tsx'
import { StorageNote } from './storage-note.tsx'
import { SkipLink } from './skip-link.tsx'
import classes from './member-shell.module.css'
import { usePrintHeader } from './use-print-header.ts'
import type { Elements } from '../../ui/elements.ts'
import { useShownPath } from '../../ui/record-name.ts'

/** Loaded only when a user views the portal as another user. */
const ViewingNote = lazy(async () => ({ default: (await import('./viewing/viewing-note.tsx')).ViewingNote }))

/**
 * The header, sidebar and footer around every page for signed-in users. By default the sidebar is collapsed on narrow
 * screens.
 */
export function MemberShell({ loadSearch, children }: { loadSearch: LoadSearch; children: Elements }) {
  const session = useSession()
  const choosing = useShownPath() === '/select-company'
  usePrintHeader(session.company?.clientName ?? session.loggedInClientName)
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
      <ShellHeader onMenu={choosing ? null : menu.open} menuOpened={menuOpened} loadSearch={loadSearch} />
      {choosing ? null : (
        <>
          <Sidebar collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
          <MobileMenu opened={menuOpened} onClose={menu.close} />
        </>
      )}
      <div className={classes.page}>
        {session.viewedBy === undefined ? null : (
          <Suspense fallback={null}>
            <ViewingNote />
          </Suspense>
        )}
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
