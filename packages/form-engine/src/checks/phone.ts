import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { phoneMetadata } from './phone-metadata.gen.ts'

/** A US number that may be a mobile one, however it is written; toll-free ones are not (AMB-122). */
export function isUsPhone(text: string): boolean {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false }, phoneMetadata)
  return number?.country === 'US' && number.ext === undefined && number.isValid()
}
