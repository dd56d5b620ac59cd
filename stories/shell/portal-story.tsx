import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'

import { createPortal } from '../../src/portal.ts'
import { SessionKeeperContext } from '../../src/session/session-context.ts'

/** The whole portal, opened at a path. The mock handlers of the story respond to its calls. */
export function PortalStory({ path }: { path: string }) {
  const [portal] = useState(() => createPortal(createMemoryHistory({ initialEntries: [path] })))
  return (
    <SessionKeeperContext value={portal.sessionKeeper}>
      <QueryClientProvider client={portal.queryClient}>
        <RouterProvider router={portal.router} />
      </QueryClientProvider>
    </SessionKeeperContext>
  )
}
