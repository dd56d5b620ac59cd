import { expect, test } from 'vitest'
import { likelyDay } from './likely-day.ts'

const today = '2026-11-23'
const called = (label: string, labelCode = '') => likelyDay({ label, labelCode }, today)

test('starts a date of birth forty years ago', () => {
  expect(called('Date of birth')).toBe('1986-01-01')
  expect(called('When was the driver born?', 'DriverBirthDate')).toBe('1986-01-01')
  expect(called('Driver', 'DOB')).toBe('1986-01-01')
})

test('starts a date of hire five years ago', () => {
  expect(called('Date of hire')).toBe('2021-01-01')
  expect(called('Hired on')).toBe('2021-01-01')
})

test('starts other dates in this month', () => {
  expect(called('Date of loss')).toBeNull()
  expect(called('When was the vehicle hireling returned')).toBeNull()
})
