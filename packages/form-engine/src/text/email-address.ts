import { cleanCode } from './clean-text.ts'

const word = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const rest = '[A-Za-z0-9-]{0,61}[A-Za-z0-9]'

/**
 * Source of an expression of email addresses: words with dots between them, an @, and a domain whose names neither
 * begin nor end with a hyphen. What browsers take (AMB-208), with a dot in the domain and none out of place; letters beyond ASCII
 * reach few mail servers.
 */
export const EMAIL_EXPRESSION = `(?![^@]{65})${word}(?:\\.${word})*@(?:[A-Za-z0-9](?:${rest})?\\.)+[A-Za-z]${rest}`

const mailto = /^(?:\s*mailto:)+/i

/**
 * An email address without what is copied along with one: `mailto:`, the name and the brackets around it, punctuation
 * after it. So `Dana Ruiz <dana@example.com>;` is `dana@example.com`.
 */
export function cleanEmail(text: string): string {
  let address = cleanCode(text).replace(/[\s,;]+$/, '')
  address = /^[^<>]*<([^<>]*)>$/.exec(address)?.[1] ?? address
  if (mailto.test(address)) address = address.replace(mailto, '').replace(/\?.*$/, '')
  return address.replace(/[\s,;:.!?)>\]]+$/, '').trim()
}

const whole = new RegExp(`^${EMAIL_EXPRESSION}$`)

/**
 * The email address that a text gives, or `null` where it gives none. Whether it exists only a mail can tell.
 *
 * @example
 * readEmailAddress('mailto:dana@example.com') // 'dana@example.com'
 * readEmailAddress('a,b@example.com') // null
 */
export function readEmailAddress(text: string): string | null {
  const address = cleanEmail(text)
  return whole.test(address) ? address : null
}
