import { hints, withHints } from '../../model/loss-info/hints.ts'
import { LossInfoPreview } from './loss-info-preview.tsx'

/** What the Definition Lab shows of the claim report. */
export const claimParts = { hints: { codes: Object.keys(hints), withHints }, MemberForm: LossInfoPreview }
