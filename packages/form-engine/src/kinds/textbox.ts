import { checkOfText } from './checks/check-of-text.ts'
import type { Kind } from './kind.ts'
import { text } from './text.ts'

/** One line; a pattern in `MaskDisplay` puts what is typed into its places. */
export const textbox: Kind<'textbox'> = {
  ...text,
  type: 'textbox',
  masked: true,
  judgedAs: checkOfText,
  widget: ({ mask }) => (mask?.kind === 'pattern' ? 'MaskedWidget' : 'TextWidget'),
}
