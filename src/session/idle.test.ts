import { describe, expect, test } from 'vitest'

import { idleStep } from './idle.ts'

const minute = 60_000
const at = (minutes: number) => minutes * minute

describe('an idle session (30 minutes, last checked at 0)', () => {
  const idle = { expiresAt: at(30), lastCheck: 0, lastActivity: -1 }

  test('[GEN-004] waits while the end is far', () => {
    expect(idleStep({ ...idle, now: at(27.9) })).toBe('rest')
  })

  test('checks the session before warning', () => {
    expect(idleStep({ ...idle, now: at(28) })).toBe('ask')
  })

  test('warns two minutes before the confirmed end', () => {
    expect(idleStep({ ...idle, lastCheck: at(28), now: at(28.1) })).toBe('warn')
    expect(idleStep({ ...idle, lastCheck: at(28), now: at(29.9) })).toBe('warn')
  })

  test('checks again at the end', () => {
    expect(idleStep({ ...idle, lastCheck: at(28), now: at(30) })).toBe('ask')
  })

  test('reports input at most every five minutes', () => {
    expect(idleStep({ ...idle, lastActivity: at(3), now: at(4) })).toBe('rest')
    expect(idleStep({ ...idle, lastActivity: at(3), now: at(5) })).toBe('prolong')
  })

  test('does not report the same activity twice', () => {
    expect(idleStep({ ...idle, lastCheck: at(5), expiresAt: at(35), lastActivity: at(4), now: at(20) })).toBe('rest')
  })
})
