import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { waitForAnimations } from './wait-for-animations.ts'

/** The smallest width and height of a touch target, in CSS pixels. */
const thumb = 44

/**
 * Expects that the page does not scroll sideways at a phone's width, and that all touch targets are large enough, except
 * links inside a sentence. It measures the area that a finger hits, including labels and areas that styles enlarge.
 */
export async function expectFitsPhone(page: Page, where: string): Promise<void> {
  await waitForAnimations(page)
  const found = await page.evaluate((minSize) => {
    const scrolled = { left: scrollX, top: scrollY, behavior: 'instant' } as const
    const complaints = [...tooWide(), ...tooSmall()]
    scrollTo(scrolled)
    return complaints

    function tooWide() {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide, the screen ${clientWidth}`] : []
    }

    function tooSmall() {
      const pressable =
        'a[href], button, input:not([type=hidden], [type=file]), select, textarea, [role=button], [role=tab]'
      return [...document.querySelectorAll<HTMLElement>(pressable)].filter(isShown).flatMap((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const [width, height] = [reach(element, 1, 0), reach(element, 0, 1)]
        if (width >= minSize - 0.5 && height >= minSize - 0.5) return []
        const name = element.ariaLabel ?? element.id ?? element.textContent
        return [`${element.tagName} "${(name || element.textContent).trim().slice(0, 40)}" is ${width} × ${height}`]
      })
    }

    function isShown(element: HTMLElement) {
      const { width, height } = element.getBoundingClientRect()
      const isInSentence = element.matches('p a, li a') && [...(element.parentElement?.childNodes ?? [])].some(isWords)
      const forScreenReadersAlone = width <= 1 || height <= 1
      const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return seen && !forScreenReadersAlone && !isInSentence && !element.closest('[inert]')
    }

    /** Whether a node is text, including text that the browser has wrapped in elements to translate it. */
    function isWords(node: Node) {
      return ['#text', 'FONT', 'SPAN'].includes(node.nodeName) && node.textContent?.trim() !== ''
    }

    /** The size of the hit area along one axis. It stops measuring a little above the required size. */
    function reach(element: HTMLElement, alongX: 0 | 1, alongY: 0 | 1) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (!isHit(element, document.elementFromPoint(x, y))) return alongX ? width : height // a temporary message covers it
      const hits = (step: number) => isHit(element, document.elementFromPoint(x + alongX * step, y + alongY * step))
      let [before, after] = [0, 0]
      while (before < minSize && hits(-before - 1)) before++
      while (after < minSize && hits(after + 1)) after++
      return before + after + 1
    }

    function isHit(element: HTMLElement, hit: Element | null) {
      if (!hit) return false
      return element.contains(hit) || hit.closest('label')?.control === element
    }
  }, thumb)
  expect(found, `at a phone's width: ${where}`).toEqual([])
}
