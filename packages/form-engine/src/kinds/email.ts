import type { TextFault } from './checks/text-messages.ts'
import type { Kind } from './kind.ts'
import { text } from './text.ts'

export const email: Kind<'email', string, TextFault> = {
  ...text,
  type: 'email',
  checkedAs: 'email',
  input: 'email',
  widget: () => 'EmailWidget',
}
