/** SSN: 3-2-4 digits with optional dashes (core §5, AMB-124); no group is all zeros, and none begins with 666. */
export const SSN_EXPRESSION = '(?!000|666)\\d{3}-?(?!00)\\d{2}-?(?!0000)\\d{4}'

/** A ZIP code of five digits, or of nine. */
export const ZIP_EXPRESSION = '\\d{5}(?:-?\\d{4})?'

/** A time of day, `2:30 PM`, `2pm` or `14:30`; who does not know it says so. */
export const TIME_EXPRESSION =
  '(?:0?[1-9]|1[0-2])(?:[:.][0-5]\\d)? ?[AaPp]\\.?[Mm]\\.?|(?:[01]?\\d|2[0-3])[:.]?[0-5]\\d|[Uu]nknown'

/** Something, an @, a domain with a dot; no spaces. Matches in linear time. */
export const EMAIL_EXPRESSION = '[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+'

const compiled = new Map<string, RegExp>()

/** Whether the whole text matches an expression that the engine itself wrote. */
export function fits(expression: string, text: string): boolean {
  let regExp = compiled.get(expression)
  if (!regExp) compiled.set(expression, (regExp = new RegExp(`^(?:${expression})$`, 'u')))
  return regExp.test(text)
}
