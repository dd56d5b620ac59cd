import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'

import { ErrorPage } from './features/shell/error-page.tsx'
import { LoadingPage } from './features/shell/loading-page.tsx'
import { slowAfter } from './features/shell/slow-after.ts'
import { routeTree } from './routeTree.gen.ts'
import type { RouteRule } from './session/route-access.ts'
import type { SessionKeeper } from './session/session-keeper.ts'
import type { ActiveCompany } from './session/session.ts'
import type { RouteTitle } from './ui/route-title.ts'

/** The context of every route's `beforeLoad`. */
export interface RouterContext {
  sessionKeeper: SessionKeeper
  queryClient: QueryClient
}

interface Setup extends RouterContext {
  history?: RouterHistory
}

/**
 * The portal's router. Paths match in any case, and links use the spelling of the specification (AMB-001). An encoded
 * `%26` is read as `&` (AMB-002).
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
    // Web storage keeps this key after a sign-out, so it must not contain a URL, which is the router's default.
    getScrollRestorationKey: ({ state }) => state['__TSR_key'] ?? 'first',
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
  interface StaticDataRouteOption extends RouteRule {
    /** Undefined for a route that is neither a page nor a breadcrumb. */
    title?: RouteTitle
  }
  interface HistoryState {
    /** The page that the user wanted before signing in or choosing a company. It opens afterward (AMB-018). */
    wanted?: string
    /** Sign out on arrival, so that a page with unfinished work can ask for confirmation first. */
    signOut?: boolean
    /** The company that becomes the active one on arrival, for the same reason. */
    actFor?: ActiveCompany
  }
}
