import { fits } from './expressions.ts'

/** The phone numbers that a form accepts. */
export interface PhoneRegion {
  /** The format name in the portable schema, such as `us-phone`. */
  readonly format: string
  /** Whether a text is an accepted number, in any notation. */
  readonly accepts: (text: string) => boolean
  /** A regular expression for the same numbers, for validators that do not know the format. */
  readonly expression?: string
  /** The digits of a sample number, to try masks with. */
  readonly samples?: readonly string[]
  /** Whether an accepted number is known to be in use. If it is not, the person is asked to check it. */
  readonly isKnown?: (text: string) => boolean
}

/** The separators within and around the digits of a phone number. */
const gap = '[-./ ,;()\\[\\]]*'
/** The country code 1, which is also the long-distance prefix. */
const dialedFirst = `(?:\\+${gap}(?=1))?(?:1${gap}){0,2}`
// Requires a number that is not toll-free, because the specification asks for mobile numbers (AMB-122).
const notTollFree = `(?!8${gap}([03-8])${gap}\\1)`
const areaAndExchange = `(?:[2-9]${gap}(?:[0-9]${gap}){2}){2}`
const extension = `(?:[Xx#]|[Ee]xt(?:n|ension)?)[:=]?${gap}[0-9]{1,9}${gap}`

const expression = `${gap}${dialedFirst}${notTollFree}${areaAndExchange}(?:[0-9]${gap}){4}(?:${extension})?`

/**
 * North American numbers, NXX-NXX-XXXX, that are not toll-free, by a regular expression. This is the default.
 * `usPhones` of `./phones` uses libphonenumber-js, which also knows which numbers are in use. A test compares the
 * two.
 */
export const usNumberingPlan: PhoneRegion = {
  format: 'us-phone',
  accepts: (text) => fits(expression, text),
  expression,
  samples: ['2015550123', '12015550123'],
}
