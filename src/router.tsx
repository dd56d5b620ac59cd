import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'

import { ErrorPage } from './features/shell/error-page.tsx'
import { LoadingPage } from './features/shell/loading-page.tsx'
import { slowAfter } from './features/shell/slow-after.ts'
import { routeTree } from './routeTree.gen.ts'
import type { RouteRule } from './session/route-access.ts'
import type { SessionKeeper } from './session/session-keeper.ts'
import type { RouteTitle } from './ui/route-title.ts'

/** What every route's `beforeLoad` can reach. */
export interface RouterContext {
  sessionKeeper: SessionKeeper
  queryClient: QueryClient
}

interface Setup extends RouterContext {
  history?: RouterHistory
}

/**
 * The portal's router: paths match in any case and are written as the specification prints them (AMB-001), and an
 * encoded `%26` is read as `&` (AMB-002).
 */
export function createPortalRouter({ history, ...context }: Setup) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    caseSensitive: false,
    rewrite: {
      input: ({ url }) => {
        url.pathname = url.pathname.replaceAll('%26', '&')
        return url
      },
      output: ({ url }) => {
        url.pathname = url.pathname.replace(/^\/Claims\/claim/, '/claims/claim')
        return url
      },
    },
    pathParamsAllowedCharacters: ['&'],
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: LoadingPage,
    defaultPendingMs: slowAfter,
    defaultPendingMinMs: slowAfter,
    scrollRestoration: true,
    // Web storage keeps it after a sign-out, so it must not hold the URL of a page, as the router's default does.
    getScrollRestorationKey: ({ state }) => state['__TSR_key'] ?? 'first',
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
  interface StaticDataRouteOption extends RouteRule {
    /** Left out by a route that is neither a page nor a step of the breadcrumbs. */
    title?: RouteTitle
  }
  interface HistoryState {
    /** The page asked for before signing in or choosing a company; it opens afterwards (AMB-018). */
    wanted?: string
    /** Sign out on arriving; so that a page with unfinished work can hold the person back first. */
    signOut?: boolean
  }
}
