import { useState } from 'react'

import { api } from '../../api/api.ts'
import { useActiveCompany, useSession } from '../../session/session-context.ts'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'
import { EmailClaimSender } from './email-claim-sender.ts'
import { EmailClaimView } from './email-claim-view.tsx'
import { LeavePrompt } from '../../forms/leave-prompt.tsx'
import { messages, sessionOverDuration } from './messages.ts'
import { prefill } from './prefill.ts'

interface EmailClaimPageProps {
  /** Leads to the confirmation. */
  onSent: (confirmationNum: string) => void
  onSessionOver: () => void
}

/** /report-claim/email-claim: one short form, sent to claims operations (core §2). */
export function EmailClaimPage({ onSent, onSessionOver }: EmailClaimPageProps) {
  const session = useSession()
  const company = useActiveCompany()
  const [sender] = useState(
    () =>
      new EmailClaimSender({
        api,
        clientId: company.clientId,
        reportingClientId: session.loginClientId,
        prefill: prefill(session, company),
        on: {
          sent: (confirmationNum) => {
            showSuccess(messages.emailed)
            onSent(confirmationNum)
          },
          failed: () => showFailure(messages.emailFailed),
          sessionOver: () => {
            showFailure(messages.sessionOver, sessionOverDuration)
            onSessionOver()
          },
        },
      }),
  )
  return (
    <>
      <EmailClaimView sender={sender} />
      <LeavePrompt
        isUnfinished={() => ['filling', 'sending'].includes(sender.state().phase)}
        message={messages.leaveEmail}
      />
    </>
  )
}
