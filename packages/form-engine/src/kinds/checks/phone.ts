import { fits } from './expressions.ts'
import { writtenExpression } from './phone-expression.ts'
import { usNumbers } from './us-numbers.gen.ts'

/** Whose phone numbers are asked for. */
export interface PhoneRegion {
  /** Its name in the portable schema, such as `us-phone`. */
  readonly format: string
  /** Whether a text is such a number, however it is written. */
  readonly accepts: (text: string) => boolean
  /** Source of an expression of the same numbers, for validators that do not know the format. */
  readonly expression?: string
  /** Digits of such numbers, to try masks with. */
  readonly samples?: readonly string[]
}

const usExpression = writtenExpression('1', usNumbers)

/**
 * The default: US numbers as libphonenumber knows them; toll-free ones cannot be mobile and are not (AMB-122). In the
 * digits and signs that people write, which is less than the library takes: no full-width digits, and no dialling from
 * abroad.
 */
export const usPhones: PhoneRegion = {
  format: 'us-phone',
  accepts: (text) => fits(usExpression, text),
  expression: usExpression,
  samples: ['2015550123', '12015550123'],
}
