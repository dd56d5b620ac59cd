import { isBlank, type Answers } from '@captive/form-engine'
import { useFormState } from '@captive/form-engine/react'
import type { FormStore } from '@captive/form-engine/store'
import { useState } from 'react'

/**
 * One step of undo and redo after a tap replaced answers, so that no typed text is lost. Pass the replaced answers to
 * `keep`. `undo` is null while no answer differs from them.
 */
export function useUndo(store: FormStore) {
  const [before, keep] = useState<Answers>({})
  const { answers: now } = useFormState(store)
  const isReplaced = Object.entries(before).some(([key, answer]) => !isBlank(answer) && answer !== now[key])
  const undo = () => {
    const replaced = store.answers()
    keep(Object.fromEntries(Object.keys(before).map((key) => [key, replaced[key]])))
    for (const [key, answer] of Object.entries(before)) store.set(key, answer)
  }
  return { keep, undo: isReplaced ? undo : null }
}
