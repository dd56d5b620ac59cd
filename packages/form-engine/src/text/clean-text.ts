/** Line ends of all systems, and Word's line break within a paragraph. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Joiners (ZWNJ, ZWJ) are meaningful between a letter, mark or emoji and the next one. */
const joinable = '\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}'
/** In these scripts, a joiner at the end of a word still changes the shape of the last letter. */
const shaped = '\\p{M}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}'
const looseJoiners = new RegExp(
  `(?<![${joinable}])[\\u200c\\u200d]|(?<![${shaped}])[\\u200c\\u200d](?![${joinable}])`,
  'gu',
)

/** Control characters, soft hyphens, zero-width spaces, and direction and order marks. Does not include joiners. */
const unseen =
  // oxlint-disable-next-line no-control-regex -- these characters are removed
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g
/** Invisible tag letters, except those that name a flag after a black flag. */
const looseTags = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gu
const joiners = /[\u200c\u200d]/g

/** Text as typed on an American keyboard, which needs no cleaning. */
const plain = /^(?![ \n])[\n -~]*(?<![ \n])$/

/**
 * Cleans free text: trims it, normalizes line ends, and removes invisible characters such as control characters,
 * zero-width spaces and direction marks. Keeps joiners within words and emoji, where they are meaningful.
 *
 * @example
 * cleanText('\ufeffsoft\u00adware\r\n') // 'software'
 */
export function cleanText(text: string): string {
  if (plain.test(text)) return text
  return text.replace(lineEnds, '\n').replace(unseen, '').replace(looseTags, '').replace(looseJoiners, '').trim()
}

/**
 * Cleans codes, numbers and addresses, which are written in ASCII. Does the same as `cleanText`, and converts digits
 * of any script and full-width characters to ASCII, any dash to a hyphen, and any run of spaces to one space.
 */
export function cleanCode(text: string): string {
  if (plain.test(text) && !/\s{2}|\n/.test(text)) return text
  return text
    .replace(unseen, '')
    .replace(joiners, '')
    .replace(/[\u{e0000}-\u{e007f}]/gu, '')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0xfee0))
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Pd}\u2212\u02d7\u2043]/gu, '-')
    .replace(/\u066b/g, '.')
    .replace(/\s+/g, ' ')
    .trim()
}

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** In Unicode, the digits of a script run from zero to nine, in adjacent sets of ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let first = code
  while (isDigit(first - 1)) first -= 1
  return String((code - first) % 10)
}
