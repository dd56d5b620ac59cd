import { expect, test } from 'vitest'

import { createConfirmationNumber } from './confirmation-number.ts'

const now = new Date(2026, 2, 4, 13, 45, 9)

test('[RPT-014] a number is CN, month, day, two-digit year, seconds and seven digits', () => {
  expect(createConfirmationNumber('online', now, 1_234_567)).toBe('CN030426091234567')
})

test('[RPT-015] the number of a claim by e-mail ends with _E', () => {
  expect(createConfirmationNumber('email', now, 7_654_321)).toBe('CN030426097654321_E')
})

test('[RPT-014] the seven digits are random and never fewer', () => {
  const numbers = Array.from({ length: 2_000 }, () => createConfirmationNumber('online', now))
  expect(numbers.filter((number) => !/^CN03042609[1-9]\d{6}$/.test(number))).toEqual([])
  expect(new Set(numbers).size).toBeGreaterThan(1_990)
})
