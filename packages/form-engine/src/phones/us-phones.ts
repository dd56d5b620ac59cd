import { parsePhoneNumberFromString, type MetadataJson, type PhoneNumber } from 'libphonenumber-js/core'
import { usNumberingPlan, type PhoneRegion } from '../kinds/checks/phone.ts'
import { usMetadata } from './us-metadata.gen.ts'

// The library's tuple types are too narrow for a list of constants.
const metadata = usMetadata as unknown as MetadataJson

/**
 * US mobile numbers, including the territories, parsed by libphonenumber-js. Accepts ten-digit numbers in the form
 * NXX-NXX-XXXX that are not toll-free. Reports a doubt for numbers that the metadata does not contain and for numbers
 * with an extension.
 *
 * @example
 * const form = compileForm(definitions, { phones: usPhones })
 */
export const usPhones: PhoneRegion = {
  ...usNumberingPlan,
  accepts: (text) => parseUsNumber(text) !== null,
  isKnown: (text) => {
    const number = parseUsNumber(text)
    return number !== null && number.ext === undefined && number.isValid()
  },
}

/** The metadata contains only mobile and toll-free numbers with the country code 1. */
function parseUsNumber(text: string): PhoneNumber | null {
  const plain = inPlainSigns(text)
  if (!plainPhone.test(plain)) return null
  const number = parsePhoneNumberFromString(plain, { defaultCountry: 'US', extract: false }, metadata)
  if (!number || !/^[2-9]\d{2}[2-9]\d{6}$/.test(number.nationalNumber)) return null
  return number.getType() === 'TOLL_FREE' ? null : number
}

/**
 * The library gives some characters special meanings, such as `;` and `=` in links and words for extensions in other
 * languages, and rejects a bracket before `+`. This function gives each character one meaning, so that the portable
 * schema can have the same rule.
 */
function inPlainSigns(text: string): string {
  return text
    .replace(/[Ee]xt(?:n|ension)?|#/g, 'x')
    .replace(/[-./ ,;()[\]]+/g, ' ')
    .replace(/=/g, ':')
    .trim()
}

const plainPhone = /^(?:\+ ?)?[1-9][ :x\d]*$/i
