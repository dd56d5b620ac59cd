import { checkOfText } from './checks/check-of-text.ts'
import type { TextFault } from './checks/text-messages.ts'
import type { Kind } from './kind.ts'
import { LONGEST } from './lengths.ts'
import { text } from './text.ts'

export const textarea: Kind<'textarea', string, TextFault> = {
  ...text,
  type: 'textarea',
  longest: LONGEST.text,
  checkedAs: checkOfText,
  widget: () => 'TextareaWidget',
}
