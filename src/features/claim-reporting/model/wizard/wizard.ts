import type { StoredClaimDraft } from '@captive/api-client/contract'
import type { FormStore } from '@captive/form-engine/store'

import type { FileUpload } from '../../../../forms/uploads/file-upload.ts'
import type { UploadQueue } from '../../../../forms/uploads/upload-queue.ts'
import type { ReportingApi } from '../../reporting-api.ts'
import type { DraftSaver } from '../drafts/draft-saver.ts'
import type { UnsavedDraftStore } from '../drafts/unsaved-draft.ts'
import type { ClaimReport, ReportSetting } from '../report/claim-report.ts'
import type { StepNumber } from '../report/steps.ts'
import type { SentNumber } from '../sending/sent-number.ts'
import type { WizardEvent } from './next-state.ts'
import type { WizardState } from './wizard-state.ts'

export interface WizardOptions {
  readonly api: ReportingApi
  readonly clientId: number
  readonly reportingClientId: number
  readonly setting: ReportSetting
  readonly draftId: string
  /** Whether the server stores drafts, so that a claim must name its draft. */
  readonly storesDrafts: boolean
  /** The stored draft; null for a new report. */
  readonly draft: StoredClaimDraft | null
  /** The step at which this tab was reloaded; null otherwise. */
  readonly lastStep: StepNumber | null
  /** Stores the number of a report until the server has responded. */
  readonly sentNumber: (draftId: string) => SentNumber
  /** Stores in the tab what the server could not save. */
  readonly unsaved: (draftId: string) => UnsavedDraftStore
  readonly upload: FileUpload
  /** The pauses before each retry of Submit, in milliseconds. The default adds up to a minute. */
  readonly pauses?: readonly number[]
  readonly on: {
    reported(confirmationNum: string): void
    failed(): void
    /** `submitted`: whether Submit was pressed, so that the report may be sent right after the next login. */
    signedOut(when: { submitted: boolean }): void
    /** The answers are saved under another draft id from now on. */
    separated(): void
  }
}

/** A report in four steps. Its state changes only by events; effects call the server and dispatch the result. */
export interface Wizard {
  readonly options: WizardOptions
  readonly uploads: UploadQueue
  readonly saver: DraftSaver
  readonly state: () => WizardState
  readonly subscribe: (listener: () => void) => () => void
  readonly dispatch: (event: WizardEvent) => void
}

export const draftIdOf = (wizard: Pick<Wizard, 'state'>): string => wizard.state().draftOnServer.id

/** The form of a step; null for the upload, and for step 3 before a claim type is chosen. */
export function storeOfStep({ type, personal, loss }: ClaimReport, step: StepNumber): FormStore | null {
  return [type, personal, loss, null][step - 1] ?? null
}
