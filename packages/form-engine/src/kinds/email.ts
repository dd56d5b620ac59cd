import type { Kind } from './kind.ts'
import { text } from './text.ts'

export const email: Kind<'email'> = {
  ...text,
  type: 'email',
  judgedAs: 'email',
  input: 'email',
  widget: () => 'EmailWidget',
}
