// What step 3 needs in Spanish, loaded when a member chooses it.
import type { Language } from '@captive/form-engine'
import { spanish as engineSpanish } from '@captive/form-engine/es'

import { spanishVehicleDoubts } from '../../../model/loss-info/spanish/texts.ts'

export { spanishTexts } from '../../../../../forms/spanish/texts.ts'
export { spanishHints } from '../../../model/loss-info/spanish/texts.ts'
export { spanishBarTexts, spanishDraftTexts, spanishStepTexts } from './texts.ts'

/** The Spanish of the engine, with the doubts of the claim report. */
export const spanish: Language = {
  ...engineSpanish,
  messages: { ...engineSpanish.messages, ...spanishVehicleDoubts },
}
