/** What may stand between the digits of a phone number, as libphonenumber has it; but for tildes, as an extension may follow one. */
const between =
  '[-\u2010-\u2015\u2212\u30fc\uff0d\uff0f\uff0e\u00a0\u00ad\u200b\u2060\u3000\uff08\uff09\uff3b\uff3d /.()\\[\\]]*'

/**
 * The expression of a national number, as the metadata of libphonenumber has it, for numbers as people write them: with
 * the country's code or without, and with dashes, dots, spaces and brackets between the digits.
 */
export function writtenExpression(callingCode: string, national: string): string {
  const spaced = national
    .replaceAll('\\d', '[0-9]')
    .replace(/(\[[^\]]+\]|\d)(\{\d+\})?/g, (_, digit: string, times = '') => `(?:${digit}${between})${times}`)
  const code = [...callingCode].map((digit) => between + digit).join('')
  return `(?:\\+?${code})?${between}(?:${spaced})`
}
