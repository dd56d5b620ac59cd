import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

const debounceMs = 200

/**
 * The text of a field whose value is stored elsewhere. The field updates on every key, and the store after a debounce
 * or on blur. Another change of the store (Back, a cleared filter) updates the field. The field's own value coming back
 * does not, because the user may have typed more.
 */
export function useDebouncedText(stored: string, store: (text: string) => void) {
  const [text, setText] = useState(stored)
  const ownTexts = useRef<string[]>([])
  const save = useDebouncedCallback((next: string) => {
    if (next === stored) return
    ownTexts.current.push(next)
    store(next)
  }, debounceMs)
  useEffect(() => {
    const at = ownTexts.current.indexOf(stored)
    if (at === -1) setText(stored)
    ownTexts.current.splice(0, at + 1)
  }, [stored])
  return {
    text,
    onText: (next: string) => {
      setText(next)
      save(next)
    },
    /** For `onBlur`: flushes the debounce before the next action, such as a click on a link. */
    flush: () => save.flush(),
  }
}
