import { claimTypeRules, type StoredClaimDraft } from '@captive/api-client/contract'
import { useEffect, useState } from 'react'

import { serverOffer } from '../../../api/api.ts'
import { noteReport } from '../../../stand-ins/tab-reports.ts'
import { Callout } from '../../../ui/callout.tsx'
import { FormFailure } from '../../../forms/form-failure.tsx'
import { LeavePrompt } from '../../../forms/leave-prompt.tsx'
import { tellSessionOver } from '../../../forms/tell-session-over.ts'
import { showFailure, showSuccess } from '../../../ui/toasts.tsx'
import type { ReportSetting } from './claim-report.ts'
import { ClaimWizard } from './claim-wizard.ts'
import { messages } from '../messages.ts'
import type { ReportingApi } from '../reporting-api.ts'
import { sentNumberIn } from '../confirmation/sent-number.ts'
import type { ReportPlace } from './report-place.ts'
import { unsavedReportIn } from './unsaved-report.ts'
import { useBackToParts } from './use-back-to-parts.ts'
import { useKeptReport } from './use-kept-report.ts'
import { useReportPlace } from './use-report-place.ts'
import { WizardView } from './wizard-view.tsx'

export interface OnlineClaimProps {
  api: ReportingApi
  /** The company the claim is for, and that of the person who reports (AMB-110). */
  clientId: number
  reportingClientId: number
  setting: ReportSetting
  /** Names the report among those that are kept. */
  draftId: string
  /** Whether the server keeps unfinished reports. */
  keepsDrafts: boolean
  draft: StoredClaimDraft | null
  /** Where this tab was reloaded at. */
  place: ReportPlace | null
  /** Send it as soon as it is open and complete. */
  sendNow: boolean
  /** Leads to the confirmation. */
  onReported: (confirmationNum: string) => void
  /** Leads to the start page when nobody is signed in any more. */
  onSignedOut: (report: { draftId: string; submitted: boolean }) => void
  /** The report is kept under another id than that of the address. */
  onMoved: () => void
}

/** One report from its first step until it is sent. */
export function OnlineClaim(props: OnlineClaimProps) {
  const { onReported, onSignedOut, onMoved, place, sendNow, ...options } = props
  const [wizard] = useState(() => {
    const started: ClaimWizard = new ClaimWizard({
      ...options,
      lastStep: place?.step ?? null,
      sentNumber: (draftId) => sentNumberIn('online', options.clientId, draftId),
      unsaved: (draftId) => unsavedReportIn(options.clientId, draftId),
      on: {
        reported: (confirmationNum) => {
          noteInTab(options.clientId, started, confirmationNum)
          showSuccess(messages.reported)
          onReported(confirmationNum)
        },
        failed: () => showFailure(messages.reportFailed),
        signedOut: ({ submitted }) => {
          tellSessionOver()
          onSignedOut({ draftId: started.draftId, submitted })
        },
        moved: onMoved,
      },
    })
    return started
  })
  useKeptReport(wizard)
  useReportPlace(wizard, options.clientId, place)
  useBackToParts(wizard)
  useEffect(() => {
    if (sendNow && wizard.state().step === 4) void wizard.submit()
  }, [sendNow, wizard])
  const isUnfinished = () => ['filling', 'submitting'].includes(wizard.state().phase)
  return (
    <>
      {props.draft?.leftOut ? (
        <Callout tone="info" title={`Private answers of ${props.draft.savedBy} are left out`}>
          Please give them again where they are asked.
        </Callout>
      ) : null}
      <FormFailure>
        <WizardView wizard={wizard} />
      </FormFailure>
      <LeavePrompt isUnfinished={isUnfinished} message={messages.leaveReport} />
    </>
  )
}

/** For a server that keeps neither unfinished reports nor confirmations: what the tab knows of a report that arrived. */
function noteInTab(clientId: number, wizard: ClaimWizard, confirmationNum: string): void {
  const { claimType } = wizard.state().report
  noteReport(serverOffer.email(), {
    clientId,
    draftId: wizard.draftId,
    confirmationNum,
    claimType: claimType && claimTypeRules[claimType].label,
  })
}
