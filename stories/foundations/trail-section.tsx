import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { Breadcrumbs } from '../../src/ui/breadcrumbs.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'
import { claimTrail } from './claim-trail.ts'

export function TrailSection() {
  const [router] = useState(() => claimTrail(() => <Breadcrumbs opens={() => true} />))
  return (
    <SectionCard
      title="Drill-down trail"
      note="The way from the section to this page, from the titles its routes state."
    >
      <RouterProvider router={router} />
    </SectionCard>
  )
}
