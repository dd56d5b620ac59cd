import { hints, withHints } from '../../model/loss-info/hints.ts'
import { LossInfoPreview } from './loss-info-preview.tsx'

/** The parts of the claim report for the Definition Lab. */
export const claimParts = { hints: { codes: Object.keys(hints), withHints }, MemberForm: LossInfoPreview }
