import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

interface Turn {
  /** Whether another part is the one that is being filled in. */
  isElsewhere: boolean
  heading: RefObject<Element | null>
  body: RefObject<Element | null>
}

/**
 * Shows a part whose turn it is: the one before closes at the same time, and what was opened must not slide out of sight
 * with it.
 * @returns what to call with a field of the part that somebody enters: that field then stays where it is
 */
export function useTurn({ isElsewhere, heading, body }: Turn): (field: Element) => void {
  const wasElsewhere = useRef(isElsewhere)
  const entered = useRef<{ field: Element; top: number }>(null)

  useLayoutEffect(() => {
    if (isElsewhere || !entered.current) return
    const { field, top } = entered.current
    scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' })
  }, [isElsewhere])

  useEffect(() => {
    if (wasElsewhere.current && !isElsewhere && !entered.current) {
      const at = body.current?.contains(document.activeElement) ? document.activeElement : null
      if (at) at.scrollIntoView({ block: 'center' })
      else heading.current?.scrollIntoView({ block: 'start' })
    }
    wasElsewhere.current = isElsewhere
    entered.current = null
  }, [isElsewhere, heading, body])

  return (field) => {
    entered.current = { field, top: field.getBoundingClientRect().top }
  }
}
