import { parsePhoneNumberFromString, type MetadataJson } from 'libphonenumber-js/core'
import { usNumberingPlan, type PhoneRegion } from '../kinds/checks/phone.ts'
import { usMetadata } from './us-metadata.gen.ts'

// The library types its tuples more narrowly than any list of constants can be.
const metadata = usMetadata as unknown as MetadataJson

/**
 * US mobile numbers, those of the territories included. What fits the numbering plan is accepted; what libphonenumber-js does
 * not know, and a number with an extension, is doubted.
 *
 * @example
 * const form = compileForm(definitions, { phones: usPhones })
 */
export const usPhones: PhoneRegion = {
  ...usNumberingPlan,
  isKnown: (text) => {
    const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false }, metadata)
    return number !== undefined && number.ext === undefined && number.isValid()
  },
}
