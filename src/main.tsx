import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { api } from './api/api.ts'
import { createQueryClient } from './api/query-client.ts'
import { createPortalRouter } from './router.tsx'
import { SessionKeeperContext } from './session/session-context.ts'
import { createSessionKeeper } from './session/session-keeper.ts'
import { ThemeProvider } from './theme/theme-provider.tsx'

const sessionKeeper = createSessionKeeper(api)
const queryClient = createQueryClient()
const router = createPortalRouter({ sessionKeeper, queryClient })

const root = document.getElementById('root')
if (!root) throw new TypeError('index.html has no #root element.')

createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <SessionKeeperContext value={sessionKeeper}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionKeeperContext>
    </ThemeProvider>
  </StrictMode>,
)
