/** The characters that `trim` removes, for use in a character class. */
export const SPACES = '\\t\\n\\v\\f\\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'

/**
 * Invisible characters: spaces, control characters, and characters that Unicode calls default-ignorable, such as
 * zero-width spaces, joiners and direction marks. For use in a character class. Written out because not every
 * language supports `\p{…}`; Python does not.
 */
export const INVISIBLE =
  `${SPACES}\\x00-\\x08\\x0e-\\x1f\\x7f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f` +
  '\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}'

/** The source of an expression that matches text with at least one visible character. */
export const VISIBLE_EXPRESSION = `[^${INVISIBLE}]`

const invisible = new RegExp(`^[${INVISIBLE}]*$`, 'u')

/**
 * Whether a text has no visible character.
 *
 * @example
 * isBlankText(' \u200b') // true
 */
export function isBlankText(text: string): boolean {
  return invisible.test(text)
}
