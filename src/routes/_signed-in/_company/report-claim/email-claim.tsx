import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'

import { keepUnsentReport } from '../../../../features/claim-reporting/model/drafts/unsent-report.ts'
import { EmailClaimPage } from '../../../../features/claim-reporting/pages/email-claim/email-claim-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/report-claim/email-claim')({
  staticData: { title: texts.emailClaim, codes: [] },
  component: EmailClaim,
})

function EmailClaim() {
  const navigate = useNavigate()
  const sendNow = useLocation({ select: ({ state }) => state.sendReport === true })
  return (
    <EmailClaimPage
      sendNow={sendNow}
      onSent={(number) =>
        void navigate({ to: '/report-claim/confirmation/$number', params: { number }, replace: true })
      }
      onSignedOut={({ submitted }) => {
        const wanted = '/report-claim/email-claim'
        keepUnsentReport(wanted)
        void navigate({ to: '/', state: { wanted, unsentReport: { mode: 'email', submitted } } })
      }}
    />
  )
}
