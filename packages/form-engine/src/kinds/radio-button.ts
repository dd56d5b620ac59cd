import { choice } from './choice.ts'
import type { ChoiceKind } from './kind.ts'

const yesNo = ['Yes', 'No'].map((value) => ({ value, label: value }))

/** An option inside a radio. Alone, it is a question with the options Yes and No, unless it has others. */
export const radioButton: ChoiceKind<'radioButton'> = {
  ...choice('RadioWidget', yesNo),
  type: 'radioButton',
  optionIn: 'radio',
}
