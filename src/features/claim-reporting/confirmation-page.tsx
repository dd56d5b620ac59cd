import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { api } from '../../api/api.ts'
import { useActiveCompany } from '../../session/session-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Confirmation } from './confirmation.tsx'
import { confirmationQuery } from './queries.ts'

/** /report-claim/confirmation/…: a reported claim, for as often as somebody comes back to it. */
export function ConfirmationPage({ confirmationNum }: { confirmationNum: string }) {
  const { clientId } = useActiveCompany()
  const stored = useQuery(confirmationQuery(api, clientId, confirmationNum))
  const loaded = Boolean(stored.data)
  useEffect(() => {
    if (!loaded) return
    window.scrollTo({ top: 0 })
    document.getElementById('page-title')?.focus({ preventScroll: true })
  }, [loaded])
  if (stored.data) {
    const TimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const query = { ClientId: clientId, ConfirmationNum: confirmationNum, TimeZone }
    return <Confirmation {...stored.data} loadReceipt={() => api.getFNOLReceipt({ query })} />
  }
  return (
    <>
      <PageHeader title="Your claim" />
      {stored.isError ? (
        <ErrorState title="The confirmation did not load" onRetry={() => void stored.refetch()} />
      ) : stored.isPending ? (
        <LoadingState label="Loading the confirmation" shape="fields" count={2} />
      ) : (
        <EmptyState title="No such claim">No claim of this company has the number {confirmationNum}.</EmptyState>
      )}
    </>
  )
}
