/** SSN: 3-2-4 digits with optional dashes (core §5, AMB-124). */
export const SSN_EXPRESSION = '\\d{3}-?\\d{2}-?\\d{4}'

/** Something, an @, a domain with a dot; no spaces. Matches in linear time. */
export const EMAIL_EXPRESSION = '[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+'

const compiled = new Map<string, RegExp>()

/** Whether the whole text matches an expression that the engine itself wrote. */
export function fits(expression: string, text: string): boolean {
  let regExp = compiled.get(expression)
  if (!regExp) compiled.set(expression, (regExp = new RegExp(`^(?:${expression})$`, 'u')))
  return regExp.test(text)
}
