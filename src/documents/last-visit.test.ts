import { expect, test } from 'vitest'

import { isNewSince, nextVisit } from './last-visit.ts'

const hour = 3_600_000

test('extends a visit with activity', () => {
  const first = nextVisit(null, 10 * hour)
  expect(first).toEqual({ since: null, seen: 10 * hour })
  const goingOn = nextVisit(first, 12 * hour)
  expect(goingOn).toEqual({ since: null, seen: 12 * hour })
  expect(nextVisit(goingOn, 34 * hour)).toEqual({ since: 12 * hour, seen: 34 * hour })
})

const visit = (end: string) => ({ since: Date.parse(end), email: 'dana@ridge.example' })
const document = { CreatedDateTime: '2026-11-20T12:00:00.000Z', CreatedBy: 'sam@captive.example' }

test('marks documents added since the previous visit', () => {
  expect(isNewSince(visit('2026-11-20T11:00:00Z'), document)).toBe(true)
  expect(isNewSince(visit('2026-11-20T13:00:00Z'), document)).toBe(false)
  expect(isNewSince(null, document)).toBe(false)
})

test('does not mark the user’s own documents', () => {
  const own = { ...document, CreatedBy: 'dana@ridge.example' }
  expect(isNewSince(visit('2026-11-20T11:00:00Z'), own)).toBe(false)
})
