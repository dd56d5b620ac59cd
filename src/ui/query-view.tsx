import { use, type ReactNode } from 'react'

import { ErrorState } from './error-state.tsx'
import type { Elements } from './elements.ts'
import { OverviewContext } from './overview.tsx'

interface QueryViewProps<Data> {
  /** A query of TanStack Query, or several combined. */
  query: { data: Data | undefined; isLoadingError: boolean; error: Error | null; refetch: () => unknown }
  /** The header while pending, failed or empty, for pages whose data renders its own header. */
  header?: Elements
  /** Shown while pending, usually a `LoadingState`. */
  pending: Elements
  /** The texts of the error state; undefined renders nothing on failure, as on overview pages (GEN-008). */
  failed?: {
    /** The title of the failure. */
    title: string
    /** A sentence about what has not changed or been lost. */
    details?: ReactNode
    /** Another action in addition to trying again. */
    action?: Elements
  }
  /** Shown for no data or an empty list; undefined if the children handle it. */
  empty?: Elements
  children: (data: NonNullable<Data>) => Elements
}

/** Renders the state of a query: pending, failed, empty or data. Data stays visible if a refetch fails. */
export function QueryView<Data>({ query, header, pending, failed, empty, children }: QueryViewProps<Data>) {
  const { data, isLoadingError, error, refetch } = query
  const onOverview = use(OverviewContext)
  const headed = (state: Elements) => (
    <>
      {header}
      {state}
    </>
  )
  if (isLoadingError && onOverview) return <span hidden data-failed />
  if (isLoadingError) {
    return failed
      ? headed(
          <ErrorState title={failed.title} error={error} action={failed.action} onRetry={() => void refetch()}>
            {failed.details}
          </ErrorState>,
        )
      : null
  }
  if (data === undefined) return headed(pending)
  if (data === null || (empty !== undefined && Array.isArray(data) && data.length === 0)) return headed(empty)
  return children(data)
}
