import { parsePhoneNumberFromString, type CountryCode, type MetadataJson } from 'libphonenumber-js/core'
import { phoneMetadata } from './phone-metadata.gen.ts'

/** Whose phone numbers are asked for. */
export interface PhoneRegion {
  /** Its name in the portable schema, such as `us-phone`. */
  readonly format: string
  /** Whether a text is such a number, however it is written. */
  readonly accepts: (text: string) => boolean
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

/** The default: US numbers; toll-free ones cannot be mobile and are not (AMB-122). */
export const usPhones: PhoneRegion = { ...phonesOf('US', phoneMetadata), samples: ['2015550123', '12015550123'] }
