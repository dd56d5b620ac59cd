import { useEffect, useEffectEvent, useState } from 'react'

import { tokenKey } from '../api/token.ts'
import { idleStep } from './idle.ts'
import type { SessionKeeper } from './session-keeper.ts'

/**
 * Watches for inactivity. Returns the end of the session while the warning should be shown, and null otherwise. Calls
 * `onChange` when the session has ended or changed, including from another tab.
 */
export function useIdleWatch(keeper: SessionKeeper, onChange: () => void): Date | null {
  const [warningUntil, setWarningUntil] = useState<Date | null>(null)
  const changed = useEffectEvent(onChange)

  useEffect(() => {
    let lastCheck = Date.now()
    let lastActivity = 0
    let isChecking = false
    const stopListening = keeper.subscribe(() => {
      lastCheck = Date.now()
      step()
    })

    async function check(touch: boolean) {
      isChecking = true
      const before = keeper.current()
      const session = await keeper.check({ touch }).catch(() => keeper.current())
      isChecking = false
      lastCheck = Date.now()
      if (session !== before) changed()
    }

    function step() {
      const expiry = keeper.idleExpiresAt()
      if (!expiry || isChecking) return
      const next = idleStep({ now: Date.now(), expiresAt: expiry.getTime(), lastCheck, lastActivity })
      setWarningUntil((shown) => (next === 'warn' ? (shown?.getTime() === expiry.getTime() ? shown : expiry) : null))
      if (next === 'prolong' || next === 'ask') void check(next === 'prolong')
    }

    function noticeActivity() {
      lastActivity = Date.now()
    }
    function noticeOtherTab(event: StorageEvent) {
      if (event.key === tokenKey) void check(false)
    }

    const timer = setInterval(step, 1_000)
    window.addEventListener('pointerdown', noticeActivity)
    window.addEventListener('keydown', noticeActivity)
    window.addEventListener('storage', noticeOtherTab)
    return () => {
      clearInterval(timer)
      stopListening()
      window.removeEventListener('pointerdown', noticeActivity)
      window.removeEventListener('keydown', noticeActivity)
      window.removeEventListener('storage', noticeOtherTab)
    }
  }, [keeper])

  return warningUntil
}
