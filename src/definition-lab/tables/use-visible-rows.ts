import { useLayoutEffect, useRef, useState } from 'react'

/** Extra rows above and below the visible ones, so that fast scrolling shows no blank area. */
const overscan = 12

/** The height of a row in rem, as in the style sheet. */
export const rowHeight = 2.25

/** The visible and nearby rows of a scrolling list. */
export function useVisibleRows(count: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(0)
  const [page, setPage] = useState(20)
  const update = () => {
    const element = scroller.current
    if (!element) return
    const height = rowHeight * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    setPage(Math.max(1, Math.floor(element.clientHeight / height) - 1))
    // Changes in steps of several rows, so that not every pixel causes a render.
    setFirst(Math.floor(element.scrollTop / height / overscan) * overscan)
  }
  useLayoutEffect(update, [count])
  const from = Math.max(0, first - overscan)
  const to = Math.min(count, first + page + 2 * overscan + 2)
  return { scroller, update, page, from, to }
}
