/** Line ends of all systems, and of Word within a paragraph. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** What joins or parts letters (ZWNJ, ZWJ) means something after a letter, a mark or an emoji, and before another one. */
const joinable = '\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}'
/** At the end of a word it still shapes the last letter of these scripts. */
const shaped = '\\p{M}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}'
const looseJoiners = new RegExp(
  `(?<![${joinable}])[\\u200c\\u200d]|(?<![${shaped}])[\\u200c\\u200d](?![${joinable}])`,
  'gu',
)

/** Control characters, soft hyphens, zero-width spaces, marks of direction and order; joiners are not among them. */
const unseen =
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g
/** Letters that nobody sees, but as the name of a flag after a black flag. */
const looseTags = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gu
const joiners = /[\u200c\u200d]/g

/** Nothing to clean: a text that is typed on an American keyboard. */
const plain = /^(?![ \n])[\n -~]*(?<![ \n])$/

/**
 * Free text without what was pasted along and nobody sees: no spaces around it, one kind of line end, and neither control
 * characters nor zero-width spaces nor marks of direction. Joiners stay within words and emoji, where they mean something.
 *
 * @example
 * cleanText('\ufeffsoft\u00adware\r\n') // 'software'
 */
export function cleanText(text: string): string {
  if (plain.test(text)) return text
  return text.replace(lineEnds, '\n').replace(unseen, '').replace(looseTags, '').replace(looseJoiners, '').trim()
}

/**
 * The same for codes, numbers and addresses, which are written in ASCII: digits of any script and full-width signs become
 * ASCII, dashes of any kind a hyphen, spaces of any kind one space.
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

/** The digits of a script stand in Unicode from zero to nine, and whole sets of ten beside each other. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let first = code
  while (isDigit(first - 1)) first -= 1
  return String((code - first) % 10)
}
