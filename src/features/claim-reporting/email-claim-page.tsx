import { useState, useSyncExternalStore } from 'react'

import { api } from '../../api/api.ts'
import { useActiveCompany, useSession } from '../../session/session-context.ts'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'
import { Confirmation } from './confirmation.tsx'
import { EmailClaimSender } from './email-claim-sender.ts'
import { EmailClaimView } from './email-claim-view.tsx'
import { LeavePrompt } from '../../forms/leave-prompt.tsx'
import { textOf } from './local-forms.ts'
import { messages, sessionOverDuration } from './messages.ts'
import { prefill } from './prefill.ts'

/** /report-claim/email-claim: one short form, sent to claims operations (core §2). */
export function EmailClaimPage({ onSessionOver }: { onSessionOver: () => void }) {
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
          sent: () => showSuccess(messages.emailed),
          failed: () => showFailure(messages.emailFailed),
          sessionOver: () => {
            showFailure(messages.sessionOver, sessionOverDuration)
            onSessionOver()
          },
        },
      }),
  )
  const { phase, confirmationNum } = useSyncExternalStore(sender.subscribe, sender.state)
  if (phase === 'sent' && confirmationNum !== null) {
    const query = { ClientId: company.clientId, ConfirmationNum: confirmationNum }
    return (
      <Confirmation
        confirmationNum={confirmationNum}
        email={textOf(sender.session.state().answers, 'email')}
        severe={[]}
        loadReceipt={() => api.getFNOLReceipt({ query })}
      />
    )
  }
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
