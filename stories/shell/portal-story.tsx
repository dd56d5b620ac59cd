import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'

import { api } from '../../src/api/api.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { createPortalRouter } from '../../src/router.tsx'
import { SessionKeeperContext } from '../../src/session/session-context.ts'
import { createSessionKeeper } from '../../src/session/session-keeper.ts'

/** The whole portal, opened at a path; its server is what the story's `network` answers. */
export function PortalStory({ path }: { path: string }) {
  const [portal] = useState(() => {
    const sessionKeeper = createSessionKeeper(api)
    const queryClient = createQueryClient()
    const history = createMemoryHistory({ initialEntries: [path] })
    return { sessionKeeper, queryClient, router: createPortalRouter({ sessionKeeper, queryClient, history }) }
  })
  return (
    <SessionKeeperContext value={portal.sessionKeeper}>
      <QueryClientProvider client={portal.queryClient}>
        <RouterProvider router={portal.router} />
      </QueryClientProvider>
    </SessionKeeperContext>
  )
}
