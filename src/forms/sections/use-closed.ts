import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Hides an element so that the browser's search and `focusElement` can still open it (`hidden="until-found"`, which
 * React does not support).
 * @param reveal a stable function reference
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
      element.removeAttribute('hidden') // immediately, because focus is about to move into it
      reveal()
    }
    element.addEventListener('beforematch', open)
    return () => element.removeEventListener('beforematch', open)
  }, [closed, reveal])

  return ref
}
