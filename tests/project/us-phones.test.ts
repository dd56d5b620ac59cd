import { compileForm, defineForm } from '@captive/form-engine'
import { usPhones } from '@captive/form-engine/phones'
import * as fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { expect, test } from 'vitest'

import { usMetadata } from '../../packages/form-engine/src/phones/us-metadata.gen.ts'
import { usCountries, usMetadataOfLibrary } from '../../scripts/us-metadata-of-library.ts'

test('the US metadata matches the installed library', () => {
  expect(usMetadata).toEqual(usMetadataOfLibrary())
})

const form = compileForm(defineForm({ phone: { kind: 'phone', label: 'Phone' } }), { phones: usPhones })
const codeOf = (phone: string) => form.validate({ phone })[0]?.code ?? form.doubts({ phone })[0]?.code

test.each([
  ['Michigan, newer than the metadata', '(679) 555-0142', 'unknown-phone'],
  ['an area code that is not in use', '555-555-5555', 'unknown-phone'],
  ['Toronto', '416-555-0123', 'unknown-phone'],
  ['an extension', '212-456-7890 x5', 'unknown-phone'],
  ['New York', '212-456-7890', undefined],
  ['Puerto Rico', '787-555-0123', undefined],
  ['Guam', '+1 671 477 1234', undefined],
  ['the Virgin Islands', '340-773-1234', undefined],
  ['American Samoa', '684-733-1234', undefined],
  ['the Northern Marianas', '670-234-5678', undefined],
  ['toll-free', '800-555-1234', 'phone'],
  ['London', '+44 20 7946 0958', 'phone'],
  ['no area code', '555-0123', 'phone'],
] as const)('[ENG-028] [WIZ-012] a number of %s: %s', (_, phone, code) => {
  expect(codeOf(phone)).toBe(code)
})

const sign = fc.constantFrom('', '', '-', '.', ' ', '(', ')', '/', '\u2011', '\u00a0')
const written = fc
  .tuple(
    fc.constantFrom('', '', '+1 ', '1-', 'tel:+1', '+44 '),
    fc.oneof(fc.stringMatching(/^[2-9]\d{9}$/), fc.stringMatching(/^(201|212|787|671|679|800)[0-9]\d{6}$/)),
    fc.array(sign, { minLength: 10, maxLength: 10 }),
    fc.constantFrom('', '', '', ' x5', ' ext. 12'),
  )
  .map(([before, ten, between, after]) => before + [...ten].map((digit, at) => between[at] + digit).join('') + after)

test("[ENG-028] raises no doubt for exactly the library's US mobile numbers", () => {
  const counts = { known: 0, doubted: 0, refused: 0 }
  fc.assert(
    fc.property(written, (text) => {
      const clean = String(form.clean({ phone: text })['phone'])
      const whole = parsePhoneNumberFromString(clean, { defaultCountry: 'US', extract: false })
      const isUs = usCountries.some((country) => country === whole?.country)
      const isKnown = isUs && whole?.ext === undefined && whole?.isValid() === true
      const code = codeOf(text)
      counts[code === undefined ? 'known' : code === 'phone' ? 'refused' : 'doubted'] += 1
      expect(code === undefined, text).toBe(isKnown)
    }),
    { numRuns: 6000 },
  )
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(400)
})
