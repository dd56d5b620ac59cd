import { CallRefusedError } from '@captive/api-client'
import type { Area } from '@captive/api-client/contract'
import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query'

/**
 * Area, company and name, for example `['claims', 12, 'policies']`; null for data without a company. A whole area can
 * be invalidated.
 */
type AreaKey = readonly [area: Area, clientId?: number | null, ...thing: unknown[]]

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: AreaKey
    mutationMeta: {
      /** The areas whose queries are refetched after the mutation succeeds. */
      stale?: readonly Area[]
      /** The caller of the mutation handles an ended session itself (AMB-033). */
      endsSession?: boolean
    }
  }
}

/**
 * Queries are not cached, not retried, and do not refetch on window focus (GEN-006, GEN-007, AMB-042).
 * `always`: an offline call fails immediately instead of waiting silently.
 * @param endSession checks after status 401 whether the session has ended, and if so redirects and returns true. The
 * query or mutation then stays pending, so that no failure shows.
 */
export function createQueryClient(endSession: () => Promise<boolean>): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isUnauthorized(error)) void keepPendingWhileSessionEnds(query, error, endSession)
      },
    }),
    mutationCache: new MutationCache({
      onError: async (error, _variables, _result, { meta }) => {
        if (!isUnauthorized(error) || meta?.endsSession) return
        if (await endSession()) await new Promise(() => undefined) // the mutation's own onError runs after this one
      },
      onSuccess: async (_data, _variables, _result, { meta }) => {
        await Promise.all((meta?.stale ?? []).map((area) => client.invalidateQueries({ queryKey: [area] })))
      },
    }),
  })
  return client
}

async function keepPendingWhileSessionEnds(
  query: Query<unknown, unknown>,
  error: Error,
  endSession: () => Promise<boolean>,
): Promise<void> {
  query.setState({ status: 'pending', error: null })
  if (!(await endSession())) query.setState({ status: 'error', error })
}

function isUnauthorized(error: Error): boolean {
  return error instanceof CallRefusedError && error.status === 401
}
