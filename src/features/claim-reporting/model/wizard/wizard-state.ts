import type { ClaimDraft, PossibleDuplicate, StoredClaimDraft } from '@captive/api-client/contract'

import type { DraftOnServer } from '../drafts/draft-on-server.ts'
import type { AnswerDifference } from '../report/answer-differences.ts'
import type { ClaimReport, ReportSetting } from '../report/claim-report.ts'
import type { StepNumber } from '../report/steps.ts'

/** Another user saved the draft, or it no longer exists. Nothing is saved or sent until the user decides. */
export interface Conflict {
  /** Null if the report was sent or discarded. */
  readonly newer: StoredClaimDraft | null
  readonly differences: readonly AnswerDifference[]
}

/** A report that the server refused. Its answers can be restored. */
export interface Refusal {
  readonly draft: ClaimDraft
  /** The server's message. */
  readonly reason: string
}

/** Why Submit did not send the report: it may be a duplicate, or the server did not respond. */
export type NotSent =
  | { readonly reason: 'duplicates'; readonly duplicates: readonly PossibleDuplicate[] }
  | { readonly reason: 'failure'; readonly message: string }

/** The states of the chart in `next-state.ts`. */
export type Phase =
  | { readonly name: 'filling' }
  /** Submit was pressed: the draft is being saved, and duplicates are looked up. */
  | { readonly name: 'checking' }
  | { readonly name: 'sending' }
  | ({ readonly name: 'conflict' } & Conflict)
  | ({ readonly name: 'refused' } & Refusal)
  | { readonly name: 'done'; readonly outcome: 'reported' | 'signedOut' }

export interface WizardState {
  readonly phase: Phase
  readonly step: StepNumber
  readonly report: ClaimReport
  readonly setting: ReportSetting
  readonly draftOnServer: DraftOnServer
  /** The number of a submission that may have been stored; null if there was none. */
  readonly sentNumber: string | null
  readonly notSent: NotSent | null
  /** Labels of restored answers that no longer fit the form. */
  readonly dropped: readonly string[]
  /** The element id of the field to focus in this step; null for its heading. */
  readonly focus: string | null
  /** The element id of the Change button that the user pressed on step 4; null otherwise. */
  readonly changedFrom: string | null
  /** How often Next or Submit was pressed in this step while an answer or a file was missing. */
  readonly attempts: number
}
