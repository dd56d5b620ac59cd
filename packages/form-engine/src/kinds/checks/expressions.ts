/**
 * Sources of expressions, for the engine and for its portable schema. Another language has other digits in \d and other
 * spaces in \s, so both are written out.
 */
const DIGIT = '[0-9]'

/** All that `trim` takes away, as the inside of a class. */
export const SPACES = '\\t\\n\\v\\f\\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'

/** SSN: 3-2-4 digits with optional dashes (core §5, AMB-124); no group is all zeros, and none begins with 666. */
export const SSN_EXPRESSION = `(?!000|666)${DIGIT}{3}-?(?!00)${DIGIT}{2}-?(?!0000)${DIGIT}{4}`

/** A ZIP code of five digits, or of nine. */
export const ZIP_EXPRESSION = `${DIGIT}{5}(?:-?${DIGIT}{4})?`

/** A time of day, `2:30 PM`, `2pm` or `14:30`; who does not know it says so. */
export const TIME_EXPRESSION =
  '(?:0?[1-9]|1[0-2])(?:[:.][0-5][0-9])? ?[AaPp]\\.?[Mm]\\.?|(?:[01]?[0-9]|2[0-3])[:.]?[0-5][0-9]|[Uu]nknown'

/** Something, an @, a domain with a dot; no spaces. Matches in linear time. */
export const EMAIL_EXPRESSION = `[^${SPACES}@]+@[^${SPACES}@.]+(?:\\.[^${SPACES}@.]+)+`

/** A day that exists, yyyy-MM-dd: a month with so many days, or the 29th of February of a leap year. */
export const DAY_EXPRESSION =
  '(?!0000)(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)' +
  '|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)'

const compiled = new Map<string, RegExp>()

/** Whether the whole text matches an expression that the engine itself wrote. */
export function fits(expression: string, text: string): boolean {
  let regExp = compiled.get(expression)
  if (!regExp) compiled.set(expression, (regExp = new RegExp(`^(?:${expression})$`, 'u')))
  return regExp.test(text)
}
