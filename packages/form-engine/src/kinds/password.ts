import type { TextFault } from './checks/text-messages.ts'
import type { Kind } from './kind.ts'
import { text } from './text.ts'

const { clean: _clean, ...asTyped } = text

/** Kept unchanged, because invisible characters may be part of a password. */
export const password: Kind<'password', string, TextFault> = {
  ...asTyped,
  type: 'password',
  secret: true,
  input: 'password',
  widget: () => 'PasswordWidget',
}
