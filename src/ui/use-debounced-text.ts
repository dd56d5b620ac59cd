import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

const pause = 200

/**
 * The text of a field whose value is stored elsewhere. The field updates on every key, and the store after a debounce
 * or on blur. Another change of the store (Back, a cleared filter) updates the field. The field's own value coming back
 * does not, because the user may have typed more.
 */
export function useLeadingText(kept: string, keep: (text: string) => void) {
  const [text, setText] = useState(kept)
  const told = useRef<string[]>([])
  const tell = useDebouncedCallback((next: string) => {
    if (next === kept) return
    told.current.push(next)
    keep(next)
  }, pause)
  useEffect(() => {
    const at = told.current.indexOf(kept)
    if (at === -1) setText(kept)
    told.current.splice(0, at + 1)
  }, [kept])
  return {
    text,
    onText: (next: string) => {
      setText(next)
      tell(next)
    },
    /** For `onBlur`: flushes the debounce before the next action, such as a click on a link. */
    tellNow: () => tell.flush(),
  }
}
