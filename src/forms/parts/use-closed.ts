import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps an element closed so that it can still be found: the browser's search and `focusElement` open it (HTML, 6.1,
 * `hidden="until-found"`, a value that React does not know).
 * @param reveal a function that stays the same
 */
export function useClosed(closed: boolean, reveal: () => void) {
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (closed) ref.current?.setAttribute('hidden', 'until-found')
    else ref.current?.removeAttribute('hidden')
  }, [closed])

  useEffect(() => {
    const element = ref.current
    if (!closed || !element) return
    const open = () => {
      element.removeAttribute('hidden') // at once: whoever asked is about to move focus into it
      reveal()
    }
    element.addEventListener('beforematch', open)
    return () => element.removeEventListener('beforematch', open)
  }, [closed, reveal])

  return ref
}
