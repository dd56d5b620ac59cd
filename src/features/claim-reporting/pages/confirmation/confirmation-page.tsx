import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { api } from '../../../../api/api.ts'
import { useActiveCompany } from '../../../../session/session-context.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadingState } from '../../../../ui/loading-state.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { QueryView } from '../../../../ui/query-view.tsx'
import { useSetRecordName } from '../../../../ui/record-name.ts'
import { Confirmation } from './confirmation.tsx'
import { confirmationQuery } from './confirmation-query.ts'
import { texts } from './texts.ts'

/** /report-claim/confirmation/…: the confirmation of a reported claim, which has its own URL. */
export function ConfirmationPage({ confirmationNum }: { confirmationNum: string }) {
  const { clientId } = useActiveCompany()
  useSetRecordName(texts.name(confirmationNum))
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
      {loaded ? null : <PageHeader title={texts.title} />}
      <QueryView
        query={stored}
        pending={<LoadingState label={texts.loading} shape="fields" count={2} />}
        failed={{ title: texts.notLoaded, details: texts.notLoadedDetails }}
        empty={<EmptyState title={texts.unknown}>{texts.unknownDetails(confirmationNum)}</EmptyState>}
      >
        {(confirmation) => <Confirmation {...confirmation} loadReceipt={() => api.getFNOLReceipt({ query })} />}
      </QueryView>
    </>
  )
}
