/** Time between the warning and the end of an idle session (AMB-029). */
const warningTime = 2 * 60_000

/** The shortest time between two calls that report activity. */
const prolongEvery = 5 * 60_000

export interface IdleClock {
  now: number
  /** When the idle session ends according to the last check. */
  expiresAt: number
  lastCheck: number
  /** The time of the last input. */
  lastActivity: number
}

/**
 * The next action of the idle watch. All times are in milliseconds since the epoch. `prolong`: report activity. `ask`:
 * check the session before the warning, because other calls may have extended it.
 */
export function idleStep({ now, expiresAt, lastCheck, lastActivity }: IdleClock): 'rest' | 'prolong' | 'ask' | 'warn' {
  const near = expiresAt - now <= warningTime
  const active = lastActivity > lastCheck
  if (active && (now - lastCheck >= prolongEvery || (near && now - lastActivity < warningTime))) return 'prolong'
  if (!near) return 'rest'
  return lastCheck >= expiresAt - warningTime && now < expiresAt ? 'warn' : 'ask'
}
