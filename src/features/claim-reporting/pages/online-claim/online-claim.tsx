import { claimTypeRules, type StoredClaimDraft } from '@captive/api-client/contract'
import { useEffect, useState } from 'react'

import { serverOffer } from '../../../../api/api.ts'
import { FormFailure } from '../../../../forms/form-failure.tsx'
import { LeavePrompt } from '../../../../forms/leave-prompt.tsx'
import { showSessionOver } from '../../../../forms/show-session-over.ts'
import { noteReport } from '../../../../stand-ins/tab-reports.ts'
import { Callout } from '../../../../ui/callout.tsx'
import { showFailure, showSuccess } from '../../../../ui/toasts.tsx'
import type { LastPosition } from '../../model/drafts/last-position.ts'
import { unsavedDraftIn } from '../../model/drafts/unsaved-draft.ts'
import type { ReportSetting } from '../../model/report/claim-report.ts'
import { sentNumberIn } from '../../model/sending/sent-number.ts'
import { startWizard } from '../../model/wizard/start-wizard.ts'
import { submitReport } from '../../model/wizard/submit-report.ts'
import { draftIdOf, type Wizard } from '../../model/wizard/wizard.ts'
import type { ReportingApi } from '../../reporting-api.ts'
import { claimFiles } from '../../steps/claim-files.tsx'
import { WizardView } from '../../steps/wizard/wizard-view.tsx'
import { useClaimValidator } from './claim-validator.ts'
import { texts } from './texts.ts'
import { useBackToSections } from './use-back-to-sections.ts'
import { useDraftSaving } from './use-draft-saving.ts'
import { useLastPosition } from './use-last-position.ts'

export interface OnlineClaimProps {
  api: ReportingApi
  /** The company of the claim, and the company of the user who reports (AMB-110). */
  clientId: number
  reportingClientId: number
  setting: ReportSetting
  draftId: string
  storesDrafts: boolean
  draft: StoredClaimDraft | null
  /** The position at which this tab was reloaded. */
  position: LastPosition | null
  /** Submits the report right after it opens, if it is complete. */
  sendNow: boolean
  /** Shows the confirmation. */
  onReported: (confirmationNum: string) => void
  /** Goes to the home page after the session has ended. */
  onSignedOut: (report: { draftId: string; submitted: boolean }) => void
  /** Called when the draft gets another id than the one in the URL. */
  onSeparated: () => void
}

/** One report, from its first step until it is sent. */
export function OnlineClaim(props: OnlineClaimProps) {
  const { onReported, onSignedOut, onSeparated, position, sendNow, ...options } = props
  const [wizard] = useState(() => {
    const started: Wizard = startWizard({
      ...options,
      lastStep: position?.step ?? null,
      sentNumber: (draftId) => sentNumberIn('online', options.clientId, draftId),
      unsaved: (draftId) => unsavedDraftIn(options.clientId, draftId),
      upload: claimFiles(options.api),
      on: {
        reported: (confirmationNum) => {
          noteInTab(options.clientId, started, confirmationNum)
          showSuccess(texts.reported)
          onReported(confirmationNum)
        },
        failed: () => showFailure(texts.failed),
        signedOut: ({ submitted }) => {
          showSessionOver()
          onSignedOut({ draftId: draftIdOf(started), submitted })
        },
        separated: onSeparated,
      },
    })
    return started
  })
  useClaimValidator(wizard, options.api)
  useDraftSaving(wizard)
  useLastPosition(wizard, options.clientId, position)
  useBackToSections(wizard)
  useEffect(() => {
    if (sendNow && wizard.state().step === 4) void submitReport(wizard)
  }, [sendNow, wizard])
  return (
    <>
      {props.draft?.leftOut ? (
        <Callout tone="info" title={texts.leftOut.title(props.draft.savedBy)}>
          {texts.leftOut.details}
        </Callout>
      ) : null}
      <FormFailure>
        <WizardView wizard={wizard} />
      </FormFailure>
      <LeavePrompt isUnfinished={() => wizard.state().phase.name !== 'done'} message={texts.leave} />
    </>
  )
}

/** Stores the report in the tab, for a server that stores neither drafts nor confirmations. */
function noteInTab(clientId: number, wizard: Wizard, confirmationNum: string): void {
  const { claimType } = wizard.state().report
  noteReport(serverOffer.email(), {
    clientId,
    draftId: draftIdOf(wizard),
    confirmationNum,
    claimType: claimType && claimTypeRules[claimType].label,
  })
}
