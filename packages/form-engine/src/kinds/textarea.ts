import { checkOfText } from './checks/check-of-text.ts'
import type { Kind } from './kind.ts'
import { LONGEST } from './lengths.ts'
import { text } from './text.ts'

export const textarea: Kind<'textarea'> = {
  ...text,
  type: 'textarea',
  longest: LONGEST.text,
  judgedAs: checkOfText,
  widget: () => 'TextareaWidget',
}
