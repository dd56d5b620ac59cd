import { expect, test } from 'vitest'

import { toDialable } from './to-dialable.ts'

test('[RPT-003] dials letters by the keypad', () => {
  expect(toDialable('1.888.CLAIM.50')).toBe('+18882524650')
})

test('adds the country code of the United States', () => {
  expect(toDialable('800-555-0142')).toBe('+18005550142')
})
