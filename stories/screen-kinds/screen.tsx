import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { WithSearchParams } from '../ui/with-search-params.tsx'
import classes from './screen.module.css'

/** A page of the portal without the surrounding frame. */
export function Screen({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queryClient}>
      <WithSearchParams>
        <main className={classes.page}>{children}</main>
      </WithSearchParams>
    </QueryClientProvider>
  )
}
