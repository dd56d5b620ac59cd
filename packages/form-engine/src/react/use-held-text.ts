import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldPlace } from '../session/field-place.ts'
import type { FormSession } from '../session/form-session.ts'

/** Typing counts as paused after this many milliseconds. */
const PAUSE = 200

interface HeldText {
  text: string
  readonly timer: ReturnType<typeof setTimeout>
  readonly takeBack: () => void
}

export interface HeldTextField {
  /** What was typed and not committed yet, else null. */
  readonly typed: string | null
  readonly type: (text: string) => void
  readonly handOver: () => void
}

/**
 * Holds the text of a field back while a person types, so that a key stroke concerns that field alone. It is handed to
 * the session when typing pauses, when the field is left or goes away, and before anybody reads the answers.
 */
export function useHeldText(session: FormSession, place: FieldPlace): HeldTextField {
  const [typed, setTyped] = useState<string | null>(null)
  const held = useRef<HeldText | null>(null)

  /** Ends holding; returns what was held. */
  const letGo = useCallback((): string | null => {
    const last = held.current
    if (last === null) return null
    held.current = null
    clearTimeout(last.timer)
    last.takeBack()
    setTyped(null)
    return last.text
  }, [])

  const handOver = useCallback(() => {
    const text = letGo()
    if (text !== null) session.set(place, text)
  }, [session, place, letGo])

  const type = useCallback(
    (text: string) => {
      if (held.current !== null) clearTimeout(held.current.timer)
      const takeBack = held.current?.takeBack ?? session.holdBack(place, { handOver, letGo })
      held.current = { text, takeBack, timer: setTimeout(handOver, PAUSE) }
      setTyped(text)
    },
    [session, place, handOver, letGo],
  )

  useEffect(() => handOver, [handOver])
  return { typed, type, handOver }
}
