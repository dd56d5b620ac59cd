import type { ClaimDraft, PossibleDuplicate, StoredClaimDraft } from '@captive/api-client/contract'

import type { SentNumber } from '../confirmation/sent-number.ts'
import type { ReportingApi } from '../reporting-api.ts'
import type { AnswerChange } from './answer-changes.ts'
import type { ClaimReport, ReportSetting } from './claim-report.ts'
import type { StepNumber } from './steps.ts'
import type { UnsavedReportStore } from './unsaved-report.ts'

/** Answers of a report that the server refused, offered back. */
interface RefusedReport {
  readonly draft: ClaimDraft
  /** What the server said. */
  readonly refusal: string
}

/** Somebody saved the report since this page knew it, or it is not there any more. */
export interface Overtaken {
  /** Null where it was sent or discarded. */
  readonly newer: StoredClaimDraft | null
  readonly changes: readonly AnswerChange[]
}

export interface WizardState {
  readonly step: StepNumber
  readonly report: ClaimReport
  readonly phase: 'filling' | 'submitting' | 'reported' | 'signed out'
  readonly refused: RefusedReport | null
  /** What is shown here is not saved until it is decided what becomes of it. */
  readonly overtaken: Overtaken | null
  /** Reports of the same incident, found before this one is sent. */
  readonly duplicates: readonly PossibleDuplicate[]
  /** Labels of restored answers that the form of today has no place for. */
  readonly dropped: readonly string[]
  /** The field to go to in this step, by its element id; null for its heading. */
  readonly focus: string | null
  /** Where somebody who changes an answer came from, by the id of what was pressed; null on the usual way. */
  readonly changedFrom: string | null
  /** How often this step's Next was pressed while something was missing. */
  readonly attempts: number
  /** Why the last try to submit came to nothing, though trying again is safe; null where it did not. */
  readonly trouble: string | null
  readonly confirmationNum: string | null
}

export interface WizardOptions {
  readonly api: ReportingApi
  readonly clientId: number
  readonly reportingClientId: number
  readonly setting: ReportSetting
  /** Names the report among those that are kept. */
  readonly draftId: string
  /** Whether the server keeps unfinished reports, so that a claim names the one it was. */
  readonly keepsDrafts: boolean
  /** What is kept of it; null for a new one. */
  readonly draft: StoredClaimDraft | null
  /** The step it was at when this tab was reloaded, if it was. */
  readonly lastStep: StepNumber | null
  /** Keeps the number of a report while it is open whether it arrived. */
  readonly sentNumber: (draftId: string) => SentNumber
  /** Keeps in the tab what could not be saved. */
  readonly unsaved: (draftId: string) => UnsavedReportStore
  /** How long to wait before each further try to submit, in milliseconds; a minute in all when left out. */
  readonly pauses?: number[]
  /** Told what the person has to be told outside the wizard. */
  readonly on: {
    reported(confirmationNum: string): void
    failed(): void
    /** `submitted`: whether Submit was pressed, so that the report may be sent at once after the next sign-in. */
    signedOut(when: { submitted: boolean }): void
    /** What is filled in is kept under another id from now on. */
    moved(): void
  }
}
