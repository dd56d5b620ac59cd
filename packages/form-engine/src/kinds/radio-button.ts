import { choice } from './choice.ts'
import type { Kind } from './kind.ts'

const yesNo = ['Yes', 'No'].map((value) => ({ value, label: value }))

/** Inside a radio one of its options (AMB-115); alone a question of its own, Yes or No unless it has other options. */
export const radioButton: Kind<'radioButton'> = {
  ...choice('RadioWidget', yesNo),
  type: 'radioButton',
  optionIn: 'radio',
}
