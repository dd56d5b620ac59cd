import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

const pause = 200

/**
 * The text of a field that is kept elsewhere: it follows each key at once and is told to its keeper when typing pauses
 * or the field is left. What the keeper says by itself (Back, a cleared filter) shows; an echo of what was told does not,
 * for by then the person may have typed on.
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
    /** For `onBlur`: what follows, such as a link that is pressed, must not be overtaken. */
    tellNow: () => tell.flush(),
  }
}
