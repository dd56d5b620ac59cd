import { checkOfText } from './checks/check-of-text.ts'
import type { TextFault } from './checks/text-messages.ts'
import type { Kind } from './kind.ts'
import { text } from './text.ts'

/** One line of text. A pattern in `MaskDisplay` formats the input. */
export const textbox: Kind<'textbox', string, TextFault> = {
  ...text,
  type: 'textbox',
  masked: true,
  checkedAs: checkOfText,
  widget: ({ mask }) => (mask?.kind === 'pattern' ? 'MaskedWidget' : 'TextWidget'),
}
