import { Drawer } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { LoadingState } from '../../ui/loading-state.tsx'
import { texts } from '../texts.ts'

const PageText = lazy(async () => ({ default: (await import('./page-text.tsx')).PageText }))

interface PageDrawerProps {
  /** The code of a diagnostic, or `README` for the list of all codes. */
  name: string
  onPage: (name: string) => void
  onClose: () => void
}

/** The page about a diagnostic beside the Lab: what it means, an example, and how to fix it. */
export function PageDrawer({ name, onPage, onClose }: PageDrawerProps) {
  return (
    <Drawer
      opened
      position="right"
      size="38rem"
      title={texts.pages.title}
      closeButtonProps={{ 'aria-label': texts.pages.close, size: 44 }}
      onClose={onClose}
    >
      <Suspense fallback={<LoadingState label={texts.pages.loading} />}>
        <PageText name={name} onPage={onPage} />
      </Suspense>
    </Drawer>
  )
}
