import { describe, expect, test } from 'vitest'

import { stateOf } from './state.ts'

const asked = { requestedOn: '2026-11-01', today: '2026-11-22' }
const adding = { ...asked, wasSeenDone: false, change: 'Add Vehicle' } as const
const removing = { ...asked, wasSeenDone: false, change: 'Remove Vehicle' } as const

describe('a request is', () => {
  test('done when the vehicle is added or removed as requested', () => {
    expect(stateOf({ ...adding, isOnSchedule: true })).toBe('Done')
    expect(stateOf({ ...removing, isOnSchedule: false })).toBe('Done')
  })

  test('still done when a later request reverses it', () => {
    const later = { today: '2027-03-01', wasSeenDone: true }
    expect(stateOf({ ...adding, ...later, isOnSchedule: false })).toBe('Done')
    expect(stateOf({ ...removing, ...later, isOnSchedule: true })).toBe('Done')
  })

  test('under way until the end of day 45', () => {
    for (const one of [
      { ...adding, isOnSchedule: false },
      { ...removing, isOnSchedule: true },
    ]) {
      expect(stateOf({ ...one, today: '2026-12-16' })).toBe('Under way')
      expect(stateOf({ ...one, today: '2026-12-17' })).toBe('Overdue')
    }
  })

  test('done even if it is late', () => {
    const late = { today: '2027-03-01' }
    expect(stateOf({ ...adding, ...late, isOnSchedule: true })).toBe('Done')
    expect(stateOf({ ...removing, ...late, isOnSchedule: false })).toBe('Done')
  })
})
