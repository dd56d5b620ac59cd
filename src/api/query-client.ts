import { QueryClient } from '@tanstack/react-query'

/**
 * Queries are not cached, not retried, and do not refetch on window focus (GEN-006, GEN-007, AMB-042).
 * `always`: a call made offline fails at once and says so, instead of waiting silently.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
