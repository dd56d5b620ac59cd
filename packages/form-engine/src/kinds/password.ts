import type { Kind } from './kind.ts'
import { text } from './text.ts'

export const password: Kind<'password'> = {
  ...text,
  type: 'password',
  secret: true,
  input: 'password',
  widget: () => 'PasswordWidget',
}
