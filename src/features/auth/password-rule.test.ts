import { expect, test } from 'vitest'

import { passwordFault } from './password-rule.ts'

test('[AUT-019] a password is valid when both fields are equal and not empty', () => {
  expect(passwordFault('', '')?.field).toBe('password')
  expect(passwordFault('lantern river oak', 'lantern river')?.field).toBe('confirm')
  expect(passwordFault('lantern river oak', 'lantern river oak')).toBeNull()
})

test('[AUT-021] a password has at least 12 characters, as people count them', () => {
  expect(passwordFault('a'.repeat(11), 'a'.repeat(11))?.field).toBe('password')
  expect(passwordFault('a'.repeat(12), 'a'.repeat(12))).toBeNull()
  expect(passwordFault('🌲'.repeat(6), '🌲'.repeat(6))?.field).toBe('password')
})
