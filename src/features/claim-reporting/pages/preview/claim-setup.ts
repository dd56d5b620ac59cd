import { hints, withHints } from '../../model/loss-info/hints.ts'
import { LossInfoPreview } from './loss-info-preview.tsx'

/** What the claim report provides for the Definition Lab. */
export const claimSetup = { hints: { codes: Object.keys(hints), withHints }, MemberForm: LossInfoPreview }
