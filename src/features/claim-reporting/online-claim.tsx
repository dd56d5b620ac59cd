import type { StoredClaimDraft } from '@captive/api-client/contract'
import { useState, useSyncExternalStore } from 'react'

import type { ReportSetting } from './claim-report.ts'
import { ClaimWizard } from './claim-wizard.ts'
import { Confirmation } from './confirmation.tsx'
import { LeavePrompt } from '../../forms/leave-prompt.tsx'
import { textOf } from './local-forms.ts'
import { messages, sessionOverDuration } from './messages.ts'
import type { ReportingApi } from './queries.ts'
import { reasonsToCall } from './severity.ts'
import { isTyped } from './submission.ts'
import { useKeptReport } from './use-kept-report.ts'
import { WizardView } from './wizard-view.tsx'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'

interface OnlineClaimProps {
  api: ReportingApi
  /** The company the claim is for, and that of the person who reports (AMB-110). */
  clientId: number
  reportingClientId: number
  setting: ReportSetting
  draft: StoredClaimDraft | null
  resume: boolean
  /** Leads to the start page when the server no longer knows the person. */
  onSessionOver: () => void
}

/** One report from its first step to its confirmation. */
export function OnlineClaim({ onSessionOver, ...options }: OnlineClaimProps) {
  const [wizard] = useState(
    () =>
      new ClaimWizard({
        ...options,
        on: {
          reported: () => showSuccess(messages.reported),
          failed: () => showFailure(messages.reportFailed),
          sessionOver: () => {
            showFailure(messages.sessionOver, sessionOverDuration)
            onSessionOver()
          },
        },
      }),
  )
  useKeptReport(wizard)
  const { phase, report, confirmationNum } = useSyncExternalStore(wizard.subscribe, wizard.state)
  const isUnfinished = () => ['filling', 'submitting'].includes(wizard.state().phase)
  if (phase === 'reported' && confirmationNum !== null && isTyped(report)) {
    const query = { ClientId: options.clientId, ConfirmationNum: confirmationNum }
    return (
      <Confirmation
        confirmationNum={confirmationNum}
        email={textOf(report.personal.state().answers, 'email')}
        severe={reasonsToCall(report.loss.form, report.loss.state().answers)}
        loadReceipt={() => options.api.getFNOLReceipt({ query })}
      />
    )
  }
  return (
    <>
      <WizardView wizard={wizard} />
      <LeavePrompt isUnfinished={isUnfinished} message={messages.leaveReport} />
    </>
  )
}
