import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

import { OnlineClaimPage } from '../../../../features/claim-reporting/wizard/online-claim-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/report-claim/online-claim')({
  staticData: { title: 'Online Claim', codes: [] },
  component: OnlineClaim,
})

function OnlineClaim() {
  const navigate = useNavigate()
  const { continueReport, sendReport } = useLocation({ select: ({ state }) => state })
  const showConfirmation = useCallback(
    (number: string) => void navigate({ to: '/report-claim/confirmation/$number', params: { number }, replace: true }),
    [navigate],
  )
  return (
    <OnlineClaimPage
      resume={continueReport === true}
      sendNow={sendReport === true}
      onReported={showConfirmation}
      onSessionOver={() =>
        void navigate({ to: '/', state: { wanted: '/report-claim/online-claim', unsentReport: 'online' } })
      }
    />
  )
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opens the kept report at once instead of offering it. */
    continueReport?: boolean
    /** Sends it at once as well. */
    sendReport?: boolean
    /** A report that the server did not take, and how it was being reported. */
    unsentReport?: 'online' | 'email'
  }
}
