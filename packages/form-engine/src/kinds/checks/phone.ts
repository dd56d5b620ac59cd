import { parsePhoneNumberFromString, type CountryCode, type MetadataJson } from 'libphonenumber-js/core'
import { fits } from './expressions.ts'
import { writtenExpression } from './phone-expression.ts'
import { phoneMetadata } from './phone-metadata.gen.ts'

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

/**
 * Numbers of a country that may be mobile ones, judged by metadata of libphonenumber-js.
 *
 * @example
 * import metadata from 'libphonenumber-js/metadata.max'
 * compileForm(definitions, { phones: phonesOf('GB', metadata) })
 */
export function phonesOf(country: CountryCode, metadata: MetadataJson): PhoneRegion {
  return {
    format: `${country.toLowerCase()}-phone`,
    accepts: (text) => {
      const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, metadata)
      return number?.country === country && number.ext === undefined && number.isValid()
    },
  }
}

const anyUs = phonesOf('US', phoneMetadata)
/** The national numbers, where the library's metadata have those of all sorts that may be mobile ones. */
const [, [usNumbers]] = (phoneMetadata.countries['US'] as unknown as { 11: [unknown, [string]] })[11]
const usExpression = writtenExpression('1', usNumbers)

/**
 * The default: US numbers; toll-free ones cannot be mobile and are not (AMB-122). In the digits and signs that people
 * write, which is less than the library takes: no full-width digits, and no dialling from abroad.
 */
export const usPhones: PhoneRegion = {
  ...anyUs,
  accepts: (text) => fits(usExpression, text) && anyUs.accepts(text),
  expression: usExpression,
  samples: ['2015550123', '12015550123'],
}
