import { CallRefusedError } from '@captive/api-client'
import type { Area } from '@captive/api-client/contract'
import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query'

/** Area, company, thing: `['claims', 12, 'policies']`; null where it is of no one company. So an area can go stale whole. */
type AreaKey = readonly [area: Area, clientId?: number | null, ...thing: unknown[]]

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: AreaKey
    mutationMeta: {
      /** The areas whose queries are asked anew once the mutation has succeeded. */
      stale?: readonly Area[]
      /** Whoever made the mutation leads away when the session is over, in its own words (AMB-033). */
      endsSession?: boolean
    }
  }
}

/**
 * Queries are not cached, not retried, and do not refetch on window focus (GEN-006, GEN-007, AMB-042).
 * `always`: a call made offline fails at once and says so, instead of waiting silently.
 * @param endSession asks whether the session is over and leads away if so; true if it was. Called for any answer of
 * 401; the query or mutation that got one goes on waiting, so that nobody is told of a failure because a session ended.
 */
export function createQueryClient(endSession: () => Promise<boolean>): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isUnauthorized(error)) void holdBack(query, error, endSession)
      },
    }),
    mutationCache: new MutationCache({
      onError: async (error, _variables, _result, { meta }) => {
        if (!isUnauthorized(error) || meta?.endsSession) return
        if (await endSession()) await new Promise(() => undefined) // its own onError comes after this one
      },
      onSuccess: async (_data, _variables, _result, { meta }) => {
        await Promise.all((meta?.stale ?? []).map((area) => client.invalidateQueries({ queryKey: [area] })))
      },
    }),
  })
  return client
}

async function holdBack(
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
