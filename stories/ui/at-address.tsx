import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'

/** A page at an address, outside the portal's routes and what they state: what it keeps there shows below it. */
export function AtAddress({ address, children }: { address: string; children: ReactNode }) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ staticData: {} as never, component: () => children }),
      history: createMemoryHistory({ initialEntries: [address] }),
    }),
  )
  return <RouterProvider router={router} />
}
