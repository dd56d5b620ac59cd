import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether a table's columns need more space than available. Only then is it in a scroll container, in which its header
 * and first column are sticky; otherwise its header is sticky below the header of the page.
 */
export function useOverflow() {
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const [outer, inner] = [scroller.current, table.current]
    if (!outer || !inner) return
    const measure = () => setOverflows(inner.offsetWidth > outer.clientWidth + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return { scroller, table, overflows }
}
