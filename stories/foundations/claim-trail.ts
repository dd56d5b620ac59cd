import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'

/** Routes of three nested pages, one of which is open. */
export function claimTrail(component: FunctionComponent, open = '/claims/policy/claim') {
  const titled = (title: string) => ({ title }) as never
  const root = createRootRoute({ staticData: {} as never, component })
  const claims = createRoute({ getParentRoute: () => root, path: 'claims', staticData: titled('Claims') })
  const policy = createRoute({ getParentRoute: () => claims, path: 'policy', staticData: titled('Policy 2024') })
  const claim = createRoute({ getParentRoute: () => policy, path: 'claim', staticData: titled('Claim AL-204000') })
  return createRouter({
    routeTree: root.addChildren([claims.addChildren([policy.addChildren([claim])])]),
    history: createMemoryHistory({ initialEntries: [open] }),
  })
}
