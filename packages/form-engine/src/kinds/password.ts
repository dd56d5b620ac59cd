import type { TextFault } from './checks/text-messages.ts'
import type { Kind } from './kind.ts'
import { text } from './text.ts'

const { clean: _clean, ...asTyped } = text

/** A password is not cleaned, because invisible characters may be part of it. */
export const password: Kind<'password', string, TextFault> = {
  ...asTyped,
  type: 'password',
  secret: true,
  input: 'password',
  widget: () => 'PasswordWidget',
}
