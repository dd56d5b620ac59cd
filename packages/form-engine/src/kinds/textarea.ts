import { checkOfText } from './checks/check-of-text.ts'
import type { Kind } from './kind.ts'
import { text } from './text.ts'

export const textarea: Kind<'textarea'> = {
  ...text,
  type: 'textarea',
  judgedAs: checkOfText,
  widget: () => 'TextareaWidget',
}
