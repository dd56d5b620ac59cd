import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'

import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { LaterPage as Page } from './later-pages.ts'

/** The place of a page that is not built yet. */
export function LaterPage({ page }: { page: Page }) {
  return (
    <>
      <PageHeader title={page.title} />
      <EmptyState
        title="This page is not here yet"
        action={
          <Button component={Link} to="/">
            Back to the start
          </Button>
        }
      >
        It comes with {page.area}, in a later version of the portal.
      </EmptyState>
    </>
  )
}
