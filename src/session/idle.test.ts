import { describe, expect, test } from 'vitest'

import { idleStep } from './idle.ts'

const minute = 60_000
const at = (minutes: number) => minutes * minute

describe('an idle session (30 minutes, last checked at 0)', () => {
  const idle = { expiresAt: at(30), lastCheck: 0, lastActivity: -1 }

  test('[GEN-004] rests while the end is far', () => {
    expect(idleStep({ ...idle, now: at(27.9) })).toBe('rest')
  })

  test('asks the server before warning, since other calls may have prolonged the session', () => {
    expect(idleStep({ ...idle, now: at(28) })).toBe('ask')
  })

  test('warns two minutes before the end, once the server has confirmed it', () => {
    expect(idleStep({ ...idle, lastCheck: at(28), now: at(28.1) })).toBe('warn')
    expect(idleStep({ ...idle, lastCheck: at(28), now: at(29.9) })).toBe('warn')
  })

  test('asks again at the end, and the answer decides', () => {
    expect(idleStep({ ...idle, lastCheck: at(28), now: at(30) })).toBe('ask')
  })

  test('typing prolongs it, at most every five minutes', () => {
    expect(idleStep({ ...idle, lastActivity: at(3), now: at(4) })).toBe('rest')
    expect(idleStep({ ...idle, lastActivity: at(3), now: at(5) })).toBe('prolong')
  })

  test('activity that the server has been told of does not prolong it again', () => {
    expect(idleStep({ ...idle, lastCheck: at(5), expiresAt: at(35), lastActivity: at(4), now: at(20) })).toBe('rest')
  })
})
