/** Characters that a spreadsheet ignores before a formula: white space, invisible characters and quotes. */
const passedOver = /^[\s\p{Cf}"'`\u2018\u2019\u201c\u201d]*/u
/** The first characters of formulas (OWASP, "CSV Injection"), including full-width forms. */
const formulaSign = /^[=+\-@\uff1d\uff0b\uff0d\uff20]/
/** Ignored by some spreadsheets only. */
const controlSign = /^[\t\r\n]/
/** A formatted number such as `-1,234.50`, `-$5` or `+3%`, which is not a formula. */
const number = /^[+-]?\$?\d[\d,]*(\.\d+)?%?$/
/** A semicolon or a tab separates cells if it is the list separator of the computer. */
const needsQuotes = /[",;\t\r\n]/

/** Tells Excel that a CSV file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** One line of CSV as in RFC 4180, of texts that are safe as they are. */
export const csvLine = (texts: readonly string[]): string => `${texts.map(quoted).join(',')}\r\n`

const quoted = (text: string) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A text that no spreadsheet runs as a formula. A leading apostrophe prevents it. */
export const withoutFormula = (text: string): string => (isFormula(text) ? `'${text}` : text)

function isFormula(text: string): boolean {
  if (controlSign.test(text)) return true
  return formulaSign.test(text.replace(passedOver, '')) && !number.test(text.trim())
}
