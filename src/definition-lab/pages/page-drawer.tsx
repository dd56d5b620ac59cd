import { Drawer } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { LoadingState } from '../../ui/loading-state.tsx'
import { texts } from '../texts.ts'

const PageText = lazy(async () => ({ default: (await import('./page-text.tsx')).PageText }))

interface PageDrawerProps {
  /** The code of a diagnostic, or `README` for the list of all codes; null while the drawer is closed. */
  name: string | null
  onPage: (name: string) => void
  onClose: () => void
}

/**
 * The page about a diagnostic, beside the Lab: what it means, an example, and how to fix it. It stays mounted while it
 * is closed, so that Mantine returns the focus to the button that opened it.
 */
export function PageDrawer({ name, onPage, onClose }: PageDrawerProps) {
  return (
    <Drawer
      opened={name !== null}
      position="right"
      size="38rem"
      title={texts.pages.title}
      closeButtonProps={{ 'aria-label': texts.pages.close, size: 44 }}
      onClose={onClose}
    >
      {name === null ? null : (
        <Suspense fallback={<LoadingState label={texts.pages.loading} />}>
          <PageText name={name} onPage={onPage} />
        </Suspense>
      )}
    </Drawer>
  )
}
