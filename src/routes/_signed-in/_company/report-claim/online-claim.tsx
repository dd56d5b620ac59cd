import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

import {
  keepUnsentReport,
  type UnsentReportState,
} from '../../../../features/claim-reporting/start/unsent-report-state.ts'
import { OnlineClaimPage } from '../../../../features/claim-reporting/wizard/online-claim-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/report-claim/online-claim')({
  staticData: { title: 'Online Claim', codes: [] },
  validateSearch: ({ report, part }: Record<string, unknown>): { report?: string; part?: string } => ({
    ...(typeof report === 'string' && { report }),
    ...(typeof part === 'string' && { part }),
  }),
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
      report={report}
      sendNow={sendNow}
      onReported={showConfirmation}
      onMoved={() =>
        // The open part stays: another part in the address means that somebody pressed Back.
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
    /** Sends the report that is opened at once. */
    sendReport?: boolean
    /** A report that was being filled in or sent when the session ended. */
    unsentReport?: UnsentReportState
  }
}
