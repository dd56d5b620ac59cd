import { isBlank, type Answers } from '@captive/form-engine'
import { useFormState } from '@captive/form-engine/react'
import type { FormSession } from '@captive/form-engine/session'
import { useState } from 'react'

/**
 * One step back where a press wrote over answers, and forth again, so that nothing is lost that was typed before or after.
 * `keep` takes what stood there; `undo` is null while none of it was written over.
 */
export function useUndo(session: FormSession) {
  const [before, keep] = useState<Answers>({})
  const { answers: now } = useFormState(session)
  const isOver = Object.entries(before).some(([key, answer]) => !isBlank(answer) && answer !== now[key])
  const undo = () => {
    const replaced = session.answers()
    keep(Object.fromEntries(Object.keys(before).map((key) => [key, replaced[key]])))
    for (const [key, answer] of Object.entries(before)) session.set(key, answer)
  }
  return { keep, undo: isOver ? undo : null }
}
