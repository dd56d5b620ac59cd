import { cleanCode } from './clean-text.ts'

const word = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const rest = '[A-Za-z0-9-]{0,61}[A-Za-z0-9]'

/**
 * The source of an expression for email addresses: words with dots between them, an @, and a domain whose labels
 * neither start nor end with a hyphen. Stricter than browsers: the domain needs a dot, and no dot may be misplaced.
 * ASCII only, because few mail servers accept other letters.
 */
export const EMAIL_EXPRESSION = `(?![^@]{65})${word}(?:\\.${word})*@(?:[A-Za-z0-9](?:${rest})?\\.)+[A-Za-z]${rest}`

const mailto = /^(?:\s*mailto:)+/i

/**
 * Cleans an email address: removes `mailto:`, the name and brackets around it, and the punctuation after it. `Dana
 * Ruiz <dana@example.com>;` becomes `dana@example.com`.
 */
export function cleanEmail(text: string): string {
  let address = cleanCode(text).replace(/[\s,;]+$/, '')
  address = /^[^<>]*<([^<>]*)>$/.exec(address)?.[1] ?? address
  if (mailto.test(address)) address = address.replace(mailto, '').replace(/\?.*$/, '')
  return address.replace(/[\s,;:.!?)>\]]+$/, '').trim()
}

const completeAddress = new RegExp(`^${EMAIL_EXPRESSION}$`)

/**
 * The email address in a text, or `null`. Cannot tell whether the address exists.
 *
 * @example
 * readEmailAddress('mailto:dana@example.com') // 'dana@example.com'
 * readEmailAddress('a,b@example.com') // null
 */
export function readEmailAddress(text: string): string | null {
  const address = cleanEmail(text)
  return completeAddress.test(address) ? address : null
}
