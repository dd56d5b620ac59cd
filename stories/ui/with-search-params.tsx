import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'

import { parseTableState } from '../../src/ui/data-table/table-state.ts'

/** A page with a table outside the portal. Its route has the id of Select Company, so that `useSearchParams` works. */
export function WithSearchParams({ search = '', children }: { search?: string; children: ReactNode }) {
  const [router] = useState(() => {
    const root = createRootRoute({ staticData: {} as never })
    const signedIn = createRoute({ staticData: {} as never, getParentRoute: () => root, id: '_signed-in' })
    const page = createRoute({
      staticData: {} as never,
      getParentRoute: () => signedIn,
      path: 'select-company',
      validateSearch: parseTableState,
      component: () => children,
    })
    return createRouter({
      routeTree: root.addChildren([signedIn.addChildren([page])]),
      history: createMemoryHistory({ initialEntries: [`/select-company${search}`] }),
    })
  })
  return <RouterProvider router={router} />
}
