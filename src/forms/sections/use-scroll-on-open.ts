import { afterPress } from '@captive/form-engine/react'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

interface ScrollOnOpenOptions {
  /** Whether another section is open. */
  isOtherOpen: boolean
  /** Opens this section. A stable function reference. */
  open: () => void
  heading: RefObject<Element | null>
  body: RefObject<Element | null>
}

/**
 * Keeps a section in view when it opens, because the section above it closes at the same moment and the page gets
 * shorter.
 * @returns a callback for the field that receives the focus. It opens the section after the pointer is released, so
 * that a click still hits its target, and scrolls so that the field keeps its place on the screen if possible.
 */
export function useScrollOnOpen({ isOtherOpen, open, heading, body }: ScrollOnOpenOptions): (field: Element) => void {
  const wasOtherOpen = useRef(isOtherOpen)
  const entered = useRef<{ field: Element; top: number }>(null)

  useLayoutEffect(() => {
    if (isOtherOpen || !entered.current) return
    const { field, top } = entered.current
    scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' })
  }, [isOtherOpen])

  useEffect(() => {
    if (wasOtherOpen.current && !isOtherOpen && !entered.current) {
      const at = body.current?.contains(document.activeElement) ? document.activeElement : null
      if (at) at.scrollIntoView({ block: 'center' })
      else heading.current?.scrollIntoView({ block: 'start' })
    }
    wasOtherOpen.current = isOtherOpen
    entered.current = null
  }, [isOtherOpen, heading, body])

  return (field) => {
    const { top } = field.getBoundingClientRect()
    const openInPlace = () => {
      if (field.isConnected) entered.current = { field, top }
      open()
    }
    setTimeout(() => afterPress(openInPlace)) // on touch screens, the click comes in the same turn of the event loop
  }
}
