import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { Breadcrumbs } from '../../src/ui/breadcrumbs.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'

/** Three pages below each other, the last of them open. */
function claimTrail() {
  const titled = (title: string) => ({ title }) as never
  const root = createRootRoute({ staticData: {} as never, component: () => <Breadcrumbs opens={() => true} /> })
  const claims = createRoute({ getParentRoute: () => root, path: 'claims', staticData: titled('Claims') })
  const policy = createRoute({ getParentRoute: () => claims, path: 'policy', staticData: titled('Policy 2024') })
  const claim = createRoute({ getParentRoute: () => policy, path: 'claim', staticData: titled('Claim AL-204000') })
  return createRouter({
    routeTree: root.addChildren([claims.addChildren([policy.addChildren([claim])])]),
    history: createMemoryHistory({ initialEntries: ['/claims/policy/claim'] }),
  })
}

export function TrailSection() {
  const [router] = useState(claimTrail)
  return (
    <SectionCard
      title="Drill-down trail"
      note="The way from the section to this page, from the titles its routes state."
    >
      <RouterProvider router={router} />
    </SectionCard>
  )
}
