import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

import { keepUnsentReport, type UnsentReport } from '../../../../features/claim-reporting/model/drafts/unsent-report.ts'
import { OnlineClaimPage } from '../../../../features/claim-reporting/pages/online-claim/online-claim-page.tsx'
import { parseReportSearch } from '../../../../features/claim-reporting/pages/online-claim/report-search.ts'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/report-claim/online-claim')({
  staticData: { title: texts.onlineClaim, codes: [] },
  validateSearch: parseReportSearch,
  component: OnlineClaim,
})

function OnlineClaim() {
  const navigate = useNavigate()
  const { report } = Route.useSearch()
  const sendNow = useLocation({ select: ({ state }) => state.sendReport === true })
  const showConfirmation = useCallback(
    (number: string) => void navigate({ to: '/report-claim/confirmation/$number', params: { number }, replace: true }),
    [navigate],
  )
  return (
    <OnlineClaimPage
      draftId={report}
      sendNow={sendNow}
      onReported={showConfirmation}
      onSeparated={() =>
        // Keeps the open section; another section in the URL means that the user went back.
        void navigate({ to: '/report-claim/online-claim', replace: true, search: ({ report: _, ...kept }) => kept })
      }
      onSignedOut={({ draftId, submitted }) => {
        const wanted = `/report-claim/online-claim?report=${draftId}`
        keepUnsentReport(wanted)
        void navigate({ to: '/', state: { wanted, unsentReport: { mode: 'online', report: draftId, submitted } } })
      }}
    />
  )
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Submits the report when it opens. */
    sendReport?: boolean
    /** A report that was open when the session ended. */
    unsentReport?: UnsentReport
  }
}
