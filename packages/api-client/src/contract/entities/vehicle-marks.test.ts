import { expect, test } from 'vitest'

import { plateDoubt, usDotDoubt } from './vehicle-marks.ts'

test('accepts plates of up to eight letters and digits', () => {
  for (const plate of ['', 'KLM 482', 'klm-482', 'ABC·1234', 'DV12345', 'AB 123 456'])
    expect(plateDoubt(plate), plate).toBeNull()
  expect(plateDoubt('1FUJGLDR0KSBP8834')).toContain('at most 8')
  expect(plateDoubt('KLM/482')).toContain('only letters and digits')
})

test('accepts US DOT numbers of up to eight digits, with prefix', () => {
  for (const number of ['', '1234567', 'USDOT 1234567', 'US DOT #12345678', 'dot: 44110'])
    expect(usDotDoubt(number), number).toBeNull()
  for (const number of ['123456789', 'MC 123456', 'KLM 482'])
    expect(usDotDoubt(number), number).toContain('up to 8 digits')
})
