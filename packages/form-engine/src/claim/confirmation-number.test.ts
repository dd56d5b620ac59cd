import { expect, test } from 'vitest'

import { confirmationPattern, createConfirmationNumber } from './index.ts'

const now = new Date(2026, 2, 4, 13, 45, 9)

test('[RPT-014] builds CN, month, day, year, seconds and seven digits', () => {
  expect(createConfirmationNumber('online', now, 1_234_567)).toBe('CN030426091234567')
})

test('[RPT-015] ends the number of an email claim with _E', () => {
  expect(createConfirmationNumber('email', now, 7_654_321)).toBe('CN030426097654321_E')
})

test('[RPT-014] makes seven random digits without leading zeros', () => {
  const numbers = Array.from({ length: 2_000 }, () => createConfirmationNumber('online', now))
  expect(numbers.filter((number) => !/^CN03042609[1-9]\d{6}$/.test(number))).toEqual([])
  expect(new Set(numbers).size).toBeGreaterThan(1_990)
})

test.each([0, 999_999, 10_000_000, 1_234_567.5, Number.NaN])('refuses the serial number %d', (serial) => {
  expect(() => createConfirmationNumber('online', now, serial)).toThrow(RangeError)
})

test('distinguishes online numbers, email numbers and other texts', () => {
  const texts = ['CN030426091234567', 'CN030426091234567_E', 'CN03042609123456', 'XCN030426091234567', 'CN1', '']
  const taken = (mode?: 'online' | 'email') => texts.filter((text) => confirmationPattern(mode).test(text))
  expect([taken('online'), taken('email'), taken()]).toEqual([texts.slice(0, 1), texts.slice(1, 2), texts.slice(0, 2)])
})
