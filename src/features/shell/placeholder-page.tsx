import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'

import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** The place of a page that is not built yet. */
export function PlaceholderPage() {
  return (
    <>
      <PageHeader />
      <EmptyState
        title="This page is not here yet"
        action={
          <Button component={Link} to="/">
            Back to the start
          </Button>
        }
      >
        It comes with a later version of the portal.
      </EmptyState>
    </>
  )
}
