import { afterPress } from '@captive/form-engine/react'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

interface Turn {
  /** Whether another part is the one that is being filled in. */
  isElsewhere: boolean
  /** Makes it the turn of this part. */
  show: () => void
  heading: RefObject<Element | null>
  body: RefObject<Element | null>
}

/**
 * Shows a part whose turn it is: the one before closes at the same time, and what was opened must not slide out of sight
 * with it.
 * @returns what to call with a field of the part that somebody enters: it is the part's turn once the press is over, a click
 * counts where it was meant, and the field stays where it is as far as the page can be scrolled
 */
export function useTurn({ isElsewhere, show, heading, body }: Turn): (field: Element) => void {
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
    const { top } = field.getBoundingClientRect()
    const goOn = () => {
      if (field.isConnected) entered.current = { field, top }
      show()
    }
    setTimeout(() => afterPress(goOn)) // a finger's click comes in the same turn
  }
}
