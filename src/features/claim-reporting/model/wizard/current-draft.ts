import type { ClaimDraft } from '@captive/api-client/contract'

import type { UploadQueue } from '../../../../forms/uploads/upload-queue.ts'
import { toDraft } from '../report/claim-report.ts'
import type { WizardState } from './wizard-state.ts'

/** The report and its files as a draft. */
export const currentDraft = ({ report, step }: WizardState, uploads: UploadQueue): ClaimDraft =>
  toDraft(report, uploads.stored(), step)
