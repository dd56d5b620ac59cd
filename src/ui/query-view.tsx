import { use, type ReactNode } from 'react'

import { ErrorState } from './error-state.tsx'
import type { Elements } from './elements.ts'
import { OverviewContext } from './overview.tsx'

interface QueryViewProps<Data> {
  /** Of TanStack Query, or several combined into one. */
  query: { data: Data | undefined; isLoadingError: boolean; error: Error | null; refetch: () => unknown }
  /** Of a page whose data brings a header of its own: what heads it until then, and where no answer came or nothing is there. */
  header?: Elements
  /** What stands here until the answer comes, mostly a `LoadingState`. */
  pending: Elements
  /** Said when no answer came, with *Try again*. Left out where a failure renders nothing, as it always does on an overview (GEN-008). */
  failed?: {
    /** What failed. */
    title: string
    /** What is still true. */
    kept?: ReactNode
    /** A way on besides trying again. */
    action?: Elements
  }
  /** What stands here where there is nothing: no data, or none in a list. Left out where the data says so itself. */
  empty?: Elements
  children: (data: NonNullable<Data>) => Elements
}

/** What a query came to: pending, failed, empty or its data. An answer that came stays, whatever comes after it. */
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
            {failed.kept}
          </ErrorState>,
        )
      : null
  }
  if (data === undefined) return headed(pending)
  if (data === null || (empty !== undefined && Array.isArray(data) && data.length === 0)) return headed(empty)
  return children(data)
}
