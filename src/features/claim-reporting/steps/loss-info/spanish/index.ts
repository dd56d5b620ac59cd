// The Spanish texts of step 3, loaded when a member chooses Spanish.
import type { Language } from '@captive/form-engine'
import { spanish as engineSpanish } from '@captive/form-engine/es'

import { spanishVehicleDoubts } from '../../../model/loss-info/spanish/texts.ts'

export { spanishTexts } from '../../../../../forms/spanish/texts.ts'
export { spanishHints } from '../../../model/loss-info/spanish/texts.ts'
export { spanishBarTexts, spanishDraftTexts, spanishStepTexts } from './texts.ts'

/** The engine's Spanish texts, with the warnings of the claim report. */
export const spanish: Language = {
  ...engineSpanish,
  messages: { ...engineSpanish.messages, ...spanishVehicleDoubts },
}
