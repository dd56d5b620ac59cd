/**
 * Layout faults of the current page, one sentence each: the page is wider than the window, text is cut off, or two
 * texts overlap. Ignores visually hidden text, and content that may scroll in its own container: tables, which WCAG
 * 1.4.10 allows to scroll in both directions, and texts. The function is self-contained, so that it can be sent to a
 * page.
 */
export function layoutFaults(): string[] {
  interface Line {
    words: string
    rect: DOMRect
    /** The layer of the text: a dialog, a menu or a header above the page. */
    layer: Element | null
  }
  const faults = new Set<string>()
  const root = document.documentElement

  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const ancestorsOf = (element: Element) => {
    const found: Element[] = []
    for (let at: Element | null = element; at; at = at.parentElement) found.push(at)
    return found
  }

  /** Whether the element is meant only for assistive technology. */
  const isHidden = (element: Element) => {
    const { clipPath, clip, visibility, opacity } = styleOf(element)
    const isTiny = element.clientWidth <= 1 && element.clientHeight <= 1 && styleOf(element).overflow === 'hidden'
    return isTiny || clipPath !== 'none' || clip !== 'auto' || visibility !== 'visible' || opacity === '0'
  }

  /** The element around the text that cuts it off, if any. */
  function cutBy(rect: DOMRect, ancestors: readonly Element[]): Element | undefined {
    for (const box of ancestors) {
      const { overflowX, overflowY, display, position } = styleOf(box)
      if (display === 'inline' || display === 'contents') continue
      const edge = box.getBoundingClientRect()
      const cutsX = overflowX === 'hidden' || overflowX === 'clip'
      const cutsY = overflowY === 'hidden' || overflowY === 'clip'
      if (cutsX && (rect.right > edge.right + 2 || rect.left < edge.left - 2)) return box
      if (cutsY && (rect.bottom > edge.bottom + 3 || rect.top < edge.top - 3)) return box
      if (scrolls(box)) return undefined
      // Only the window can cut off a fixed element.
      if (position === 'fixed') return rect.bottom > innerHeight + 3 || rect.top < -3 ? box : undefined
    }
    return undefined
  }

  const scrolls = (element: Element) =>
    /auto|scroll/.test(`${styleOf(element).overflowX} ${styleOf(element).overflowY}`)

  /** Whether the element is scrolled out of view. */
  function isScrolledAway(rect: DOMRect, ancestors: readonly Element[]): boolean {
    const edge = ancestors.find(scrolls)?.getBoundingClientRect()
    if (!edge) return false
    const { top, bottom, left, right } = rect
    return top > edge.bottom - 1 || bottom < edge.top + 1 || left > edge.right - 1 || right < edge.left + 1
  }

  /** The name of an element in a message. */
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ')[0] ?? ''}`

  if (root.scrollWidth > root.clientWidth + 1) {
    const sticksOut = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && element.checkVisibility(),
    )
    const names = sticksOut.filter((element) => !sticksOut.includes(element.parentElement ?? root)).map(nameOf)
    faults.add(`the page is ${root.scrollWidth} px wide, by ${names.slice(0, 3).join(', ')}`)
  }

  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const parent = text.parentElement
    if (text.data.trim() === '' || !parent || parent.closest('svg, script, style, noscript, option, [hidden]')) continue
    if (!parent.checkVisibility({ contentVisibilityAuto: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (rects.length === 0) continue
    const ancestors = ancestorsOf(parent)
    if (ancestors.some(isHidden)) continue
    const words = text.data.trim().slice(0, 40)
    const layer =
      ancestors.find(
        (each) => /fixed|sticky|absolute/.test(styleOf(each).position) || each.matches('dialog, [role=dialog]'),
      ) ?? null
    for (const rect of rects) {
      const box = cutBy(rect, ancestors)
      if (box) faults.add(`“${words}” is cut off by ${nameOf(box)}`)
      if (rect.left < -2 && layer === null) faults.add(`“${words}” begins left of the page`)
      if (!isScrolledAway(rect, ancestors)) lines.push({ words, rect, layer })
    }
  }

  lines.sort((one, other) => one.rect.top - other.rect.top)
  for (const [at, { words, rect, layer }] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (other.rect.top >= rect.bottom) break
      if (other.layer !== layer) continue
      const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left)
      const height = Math.min(rect.bottom, other.rect.bottom) - other.rect.top
      const least = Math.min(rect.height, other.rect.height)
      if (width > 3 && height > least * 0.45) faults.add(`“${words}” and “${other.words}” overlap`)
    }
  }
  return [...faults]
}
