/** Characters that a spreadsheet ignores before a formula: white space, invisible characters and quotes. */
const passedOver = /^[\s\p{Cf}"'`\u2018\u2019\u201c\u201d]*/u
/** The first characters of formulas (OWASP, "CSV Injection"), including full-width forms. */
const formulaSign = /^[=+\-@\uff1d\uff0b\uff0d\uff20]/
/** Control characters that some spreadsheets ignore before a formula. */
const controlSign = /^[\t\r\n]/
/** A formatted number such as `-1,234.50`, `-$5` or `+3%`, which is not a formula. */
const number = /^[+-]?\$?\d[\d,]*(\.\d+)?%?$/
/** A semicolon or a tab separates cells on computers where it is the list separator. */
const needsQuotes = /[",;\t\r\n]/

/** Tells Excel that a CSV file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** One line of CSV as in RFC 4180. The texts must already be safe. */
export const csvLine = (texts: readonly string[]): string => `${texts.map(quoted).join(',')}\r\n`

const quoted = (text: string) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The text with a leading apostrophe if a spreadsheet would run it as a formula. */
export const withoutFormula = (text: string): string => (isFormula(text) ? `'${text}` : text)

function isFormula(text: string): boolean {
  if (controlSign.test(text)) return true
  return formulaSign.test(text.replace(passedOver, '')) && !number.test(text.trim())
}
