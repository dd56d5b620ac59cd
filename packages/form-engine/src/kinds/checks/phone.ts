import { fits } from './expressions.ts'

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
  /** Whether an accepted number is known to be in use; where it is not, the person is asked to check it. */
  readonly isKnown?: (text: string) => boolean
}

/** What may stand between the digits of a phone number. */
const between = '[-./() \\[\\]]*'
const digits = (...classes: string[]) => classes.join(between)
const any = '[0-9]'
const area = digits('[2-9]', any, any)
const tollFree = ['0', '3', '4', '5', '6', '7', '8'].map((digit) => digits('8', digit, digit)).join('|')
const extension = '[,;]? *(?:ext(?:ension|n)?|x|#)[.:=]? *[0-9]{1,7}'

/**
 * A number of the North American Numbering Plan as people write it: NXX-NXX-XXXX with or without the country's code, perhaps
 * with an extension. Toll-free numbers are no mobile ones and left out (AMB-122).
 */
const usExpression =
  `${between}(?:\\+?${between}1${between})?(?!${tollFree})` +
  `${digits(area, area, any, any, any, any)}[)\\] ]*(?:${extension})?`

/**
 * The default: any number that fits the numbering plan, so that one of a new area code or of a territory is never refused.
 * `usPhones` of `./phones` adds which of them are known.
 */
export const usNumberingPlan: PhoneRegion = {
  format: 'us-phone',
  accepts: (text) => fits(usExpression, text),
  expression: usExpression,
  samples: ['2015550123', '12015550123'],
}
