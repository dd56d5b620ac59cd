import { useEffect, useState } from 'react'

import { api } from '../../api/api.ts'
import { useActiveCompany, useSession } from '../../session/session-context.ts'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'
import { emailClaimInTab } from './email-claim-in-tab.ts'
import { EmailClaimSender } from './email-claim-sender.ts'
import { EmailClaimView } from './email-claim-view.tsx'
import { LeavePrompt } from '../../forms/leave-prompt.tsx'
import { messages, sessionOverDuration } from './messages.ts'
import { prefill } from './prefill.ts'
import { useKeptEmailClaim } from './use-kept-email-claim.ts'

interface EmailClaimPageProps {
  /** Send what was kept as soon as it is open and complete. */
  sendNow: boolean
  /** Leads to the confirmation. */
  onSent: (confirmationNum: string) => void
  onSessionOver: () => void
}

/** /report-claim/email-claim: one short form, sent to claims operations (core §2). */
export function EmailClaimPage({ sendNow, onSent, onSessionOver }: EmailClaimPageProps) {
  const session = useSession()
  const company = useActiveCompany()
  const [inTab] = useState(() => emailClaimInTab(session.userRecId, company.clientId))
  const [sender] = useState(
    () =>
      new EmailClaimSender({
        api,
        clientId: company.clientId,
        reportingClientId: session.loginClientId,
        prefill: prefill(session, company),
        kept: inTab.read(),
        on: {
          sent: (confirmationNum) => {
            showSuccess(messages.emailed)
            onSent(confirmationNum)
          },
          sessionOver: () => {
            showFailure(messages.sessionOver, sessionOverDuration)
            onSessionOver()
          },
        },
      }),
  )
  useKeptEmailClaim(sender, inTab)
  useEffect(() => {
    if (sendNow) void sender.send()
  }, [sendNow, sender])
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
