import { parsePhoneNumberFromString, type CountryCode, type MetadataJson } from 'libphonenumber-js/core'
import type { PhoneRegion } from '../kinds/checks/phone.ts'

/**
 * The phone numbers of a country, validated by libphonenumber-js with the given metadata.
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
