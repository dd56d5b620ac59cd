import type { Kind } from './kind.ts'
import { text } from './text.ts'

const { clean: _clean, ...asTyped } = text

/** Kept letter by letter: what nobody sees may be part of it. */
export const password: Kind<'password'> = {
  ...asTyped,
  type: 'password',
  secret: true,
  input: 'password',
  widget: () => 'PasswordWidget',
}
