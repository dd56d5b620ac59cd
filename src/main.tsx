import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { createPortal } from './portal.ts'
import { SessionKeeperContext } from './session/session-context.ts'
import { ThemeProvider } from './theme/theme-provider.tsx'

const { sessionKeeper, queryClient, router } = createPortal()

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
