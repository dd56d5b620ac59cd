import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { compileForm, defineForm } from '@captive/form-engine'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { usNumbers } from '../../packages/form-engine/src/kinds/checks/us-numbers.gen.ts'
import { usNumbersOfLibrary } from '../../scripts/us-numbers-of-library.ts'

test('the US numbers that the engine knows are those of the installed library', () => {
  expect(usNumbers).toBe(usNumbersOfLibrary())
})

const form = compileForm(defineForm({ phone: { kind: 'phone', label: 'Phone' } }))
const prefix = fc.constantFrom('', '+1 ', '1', '+44 ', '+52 ', '001', '(')
const number = fc.tuple(prefix, fc.stringMatching(/^[2-9]\d{2}[-. )]{0,2}\d{3}[- .]?\d{4}( ?x\d{1,4})?$/))

test('[ENG-028] what the engine takes for a US number is what the whole library takes for one', () => {
  fc.assert(
    fc.property(number, (parts) => {
      const text = parts.join('')
      const whole = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false })
      const isOne = whole?.country === 'US' && whole.ext === undefined && whole.isValid()
      expect(form.validate({ phone: text }).length === 0).toBe(isOne)
    }),
    { numRuns: 2000 },
  )
})

const anySign = fc.constantFrom(
  ...Array.from('-\u2010\u2212\uff0f\u00a0\u00ad\u200b\u3000\uff08\uff3b\u2053~\uff5e /.()[]+1'),
)
const oddly = fc.tuple(
  fc.array(anySign, { maxLength: 4 }),
  fc.stringMatching(/^(201|212|415)[2-9]\d{6}$/),
  fc.infiniteStream(fc.option(anySign, { freq: 5 })),
  fc.constantFrom('', ')', 'x', ' x1', '~1'),
)

test('[ENG-028] however oddly a number is written, nothing is taken that the whole library refuses', () => {
  let taken = 0
  const property = fc.property(oddly, ([before, ten, between, after]) => {
    const text = before.join('') + [...ten].map((digit) => (between.next().value ?? '') + digit).join('') + after
    if (form.validate({ phone: text }).length > 0) return
    taken += 1
    const whole = parsePhoneNumberFromString(text.trim(), { defaultCountry: 'US', extract: false })
    expect([whole?.country, whole?.ext, whole?.isValid()], text).toEqual(['US', undefined, true])
  })
  fc.assert(property, { numRuns: 6000 })
  expect(taken).toBeGreaterThan(200)
})

const { properties } = form.schema as { properties: { phone: { anyOf: [object, { pattern: string }] } } }
const pattern = new RegExp(properties.phone.anyOf[1].pattern, 'u')
const digits = fc.oneof(fc.stringMatching(/^[2-9]\d{9}$/), fc.stringMatching(/^(201|212|416|800|983)[0-9]\d{6}$/))
const signs = fc.array(fc.constantFrom('', '', '-', '.', ' ', '(', ')', '/', '\u2013', '\u00a0'), {
  minLength: 10,
  maxLength: 10,
})

test('[ENG-028] the expression in the portable schema takes the numbers that the whole library takes', () => {
  const counts = { taken: 0, refused: 0 }
  fc.assert(
    fc.property(fc.constantFrom('', '', '+1', '1', '+1 ', '1-', '+', '+44 '), digits, signs, (before, ten, between) => {
      const text = before + [...ten].map((digit, index) => between[index] + digit).join('')
      const whole = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false })
      const isOne = whole?.country === 'US' && whole.ext === undefined && whole.isValid()
      counts[isOne ? 'taken' : 'refused'] += 1
      expect(pattern.test(text), text).toBe(isOne)
      expect(form.validate({ phone: text }).length === 0, text).toBe(isOne)
    }),
    { numRuns: 4000 },
  )
  expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(400)
})
