import type { StoredClaimDraft } from '@captive/api-client/contract'
import { useEffect, useState } from 'react'

import { LeavePrompt } from '../../../forms/leave-prompt.tsx'
import { tellSessionOver } from '../../../forms/tell-session-over.ts'
import { showFailure, showSuccess } from '../../../ui/toasts.tsx'
import type { ReportSetting } from './claim-report.ts'
import { ClaimWizard } from './claim-wizard.ts'
import { messages } from '../messages.ts'
import type { ReportingApi } from '../reporting-api.ts'
import { sentNumberIn } from '../confirmation/sent-number.ts'
import type { ReportPlace } from './report-place.ts'
import { useKeptReport } from './use-kept-report.ts'
import { useReportPlace } from './use-report-place.ts'
import { WizardView } from './wizard-view.tsx'

export interface OnlineClaimProps {
  api: ReportingApi
  /** The company the claim is for, and that of the person who reports (AMB-110). */
  clientId: number
  reportingClientId: number
  setting: ReportSetting
  draft: StoredClaimDraft | null
  /** Go on with the draft at once, at the place this tab was reloaded at. */
  resume: { place: ReportPlace | null } | null
  /** Send it as soon as it is open and complete. */
  sendNow: boolean
  /** Leads to the confirmation. */
  onReported: (confirmationNum: string) => void
  /** Leads to the start page when the server does not take the report. */
  onSessionOver: () => void
}

/** One report from its first step until it is sent. */
export function OnlineClaim(props: OnlineClaimProps) {
  const { onReported, onSessionOver, resume, sendNow, ...options } = props
  const place = resume?.place ?? null
  const [wizard] = useState(
    () =>
      new ClaimWizard({
        ...options,
        resume: resume && (place ? { step: place.step } : {}),
        sentNumber: sentNumberIn('online', options.clientId),
        on: {
          reported: (confirmationNum) => {
            showSuccess(messages.reported)
            onReported(confirmationNum)
          },
          failed: () => showFailure(messages.reportFailed),
          sessionOver: () => {
            tellSessionOver()
            onSessionOver()
          },
        },
      }),
  )
  useKeptReport(wizard)
  useReportPlace(wizard, options.clientId, place)
  useEffect(() => {
    if (sendNow && wizard.state().step === 4) void wizard.submit()
  }, [sendNow, wizard])
  const isUnfinished = () => ['filling', 'submitting'].includes(wizard.state().phase)
  return (
    <>
      <WizardView wizard={wizard} />
      <LeavePrompt isUnfinished={isUnfinished} message={messages.leaveReport} />
    </>
  )
}
