// What step 3 needs in Spanish, loaded when a member chooses it.
export { spanish } from '@captive/form-engine/es'
export { spanishTexts } from '../../../../forms/spanish/texts.ts'
export { spanishHints } from '../../model/loss-info/spanish/texts.ts'
