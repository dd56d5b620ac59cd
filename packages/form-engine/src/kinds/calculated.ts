import type { TextFault } from './checks/text-messages.ts'
import type { Kind } from './kind.ts'
import { text } from './text.ts'
import { textbox } from './textbox.ts'

const { typed: _typed, ...sharedText } = text

/** The kind of a textbox with a calculation: a number that the form computes. */
export const calculated: Kind<'textbox', string, TextFault> = {
  ...sharedText,
  type: textbox.type,
  json: { ...text.json, readOnly: true },
  checkedAs: 'number',
  schema: (control, validationContext) => ({ readOnly: true, ...text.schema(control, validationContext) }),
  widget: () => 'CalculatedWidget',
}
