/**
 * Regular expression sources for the engine and its portable schema. In other languages, \d and \s match other
 * digits and spaces, so both are written out.
 */
const DIGIT = '[0-9]'

/** SSN: 3-2-4 digits with optional dashes. */
export const SSN_EXPRESSION = `${DIGIT}{3}-?${DIGIT}{2}-?${DIGIT}{4}`

/** Numbers that the Social Security Administration never issued: areas 000, 666 and 9xx, group 00, serial 0000. */
export const UNUSED_SSN_EXPRESSION = `(?:000|666|9${DIGIT}{2}).*|${DIGIT}{3}-?00.*|.*0000`

/** A ZIP code of five or nine digits. Mexican postal codes have the same format. */
export const ZIP_EXPRESSION = `${DIGIT}{5}(?:-?${DIGIT}{4})?`

/** A Canadian postal code, `K1A 0B1`. */
export const CANADIAN_EXPRESSION = `[A-Za-z]${DIGIT}[A-Za-z][ -]?${DIGIT}[A-Za-z]${DIGIT}`

/** A text that starts with a valid time of day: `2:30 PM`, `2pm`, `14:30`, `1430`, `3 or 4 in the morning`. */
export const TIME_EXPRESSION =
  '(?:(?:0?[1-9]|1[0-2])(?:[:.][0-5][0-9])? ?[AaPp]\\.?[Mm](?![A-Za-z])' +
  '|(?:[01]?[0-9]|2[0-3])(?:[:.]?[0-5][0-9])?(?![:.]*[0-9])(?! ?[AaPp]\\.?[Mm](?![A-Za-z]))).*'

/** An existing date, yyyy-MM-dd: checks the days of each month, and February 29 in leap years. */
export const DAY_EXPRESSION =
  '(?!0000)(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)' +
  '|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)'

const compiled = new Map<string, RegExp>()

/** Whether the whole text matches an expression of the engine. */
export function fits(expression: string, text: string): boolean {
  let regExp = compiled.get(expression)
  if (!regExp) compiled.set(expression, (regExp = new RegExp(`^(?:${expression})$`, 'u')))
  return regExp.test(text)
}
