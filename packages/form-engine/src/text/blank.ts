/** All that `trim` takes away, as the inside of a class. */
export const SPACES = '\\t\\n\\v\\f\\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'

/**
 * What nobody sees: spaces, control characters, and the characters that Unicode calls ignorable by default, such as
 * zero-width spaces, joiners and marks of direction. As the inside of a class, written out so that every language reads
 * the same (`\p{…}` means nothing to Python).
 */
export const INVISIBLE =
  `${SPACES}\\x00-\\x08\\x0e-\\x1f\\x7f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f` +
  '\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}'

/** Source of an expression that a text matches where somebody can see something of it. */
export const VISIBLE_EXPRESSION = `[^${INVISIBLE}]`

const invisible = new RegExp(`^[${INVISIBLE}]*$`, 'u')

/**
 * Whether nobody can see anything of a text.
 *
 * @example
 * isBlankText(' \u200b') // true
 */
export function isBlankText(text: string): boolean {
  return invisible.test(text)
}
