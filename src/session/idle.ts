/** The warning shows this long before the server ends an idle session (AMB-029). */
const warningTime = 2 * 60_000

/** While somebody is typing or pointing, the server is told at most this often. */
const prolongEvery = 5 * 60_000

export interface IdleClock {
  now: number
  /** When the server ends the session if nothing happens, as the last check said. */
  expiresAt: number
  lastCheck: number
  /** When somebody last typed or pointed. */
  lastActivity: number
}

/**
 * What to do about an idle session at this moment; all times in milliseconds since the epoch.
 * `prolong`: tell the server that somebody is here. `ask`: other calls may have prolonged it, so ask before warning.
 */
export function idleStep({ now, expiresAt, lastCheck, lastActivity }: IdleClock): 'rest' | 'prolong' | 'ask' | 'warn' {
  const near = expiresAt - now <= warningTime
  const active = lastActivity > lastCheck
  if (active && (now - lastCheck >= prolongEvery || (near && now - lastActivity < warningTime))) return 'prolong'
  if (!near) return 'rest'
  return lastCheck >= expiresAt - warningTime && now < expiresAt ? 'warn' : 'ask'
}
