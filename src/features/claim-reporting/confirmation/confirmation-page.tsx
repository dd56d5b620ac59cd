import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { api } from '../../../api/api.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { useNameThing } from '../../../ui/thing-name.ts'
import { Confirmation } from './confirmation.tsx'
import { confirmationQuery } from './confirmation-query.ts'

/** /report-claim/confirmation/…: a reported claim, for as often as somebody comes back to it. */
export function ConfirmationPage({ confirmationNum }: { confirmationNum: string }) {
  const { clientId } = useActiveCompany()
  useNameThing(`Claim Report ${confirmationNum}`)
  const stored = useQuery(confirmationQuery(api, clientId, confirmationNum))
  const loaded = Boolean(stored.data)
  useEffect(() => {
    if (!loaded) return
    window.scrollTo({ top: 0 })
    document.getElementById('page-title')?.focus({ preventScroll: true })
  }, [loaded])
  const TimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const query = { ClientId: clientId, ConfirmationNum: confirmationNum, TimeZone }
  return (
    <>
      {loaded ? null : <PageHeader title="Your claim" />}
      <QueryView
        query={stored}
        pending={<LoadingState label="Loading the confirmation" shape="fields" count={2} />}
        failed={{
          title: 'The confirmation did not load',
          kept: 'The server could not be reached. A claim that was submitted is safe.',
        }}
        empty={
          <EmptyState title="No such claim">{`No claim of this company has the number ${confirmationNum}.`}</EmptyState>
        }
      >
        {(confirmation) => <Confirmation {...confirmation} loadReceipt={() => api.getFNOLReceipt({ query })} />}
      </QueryView>
    </>
  )
}
