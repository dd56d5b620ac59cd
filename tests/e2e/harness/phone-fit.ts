import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { atRest } from './at-rest.ts'

/** Edge of the smallest thing a thumb can be asked to hit, in CSS pixels. */
const thumb = 44

/**
 * At a phone's width nothing scrolls sideways, and everything to press is large enough; links inside a sentence aside.
 * Measured is what a finger really hits: a label counts with its control, and so does an area stretched by styles.
 */
export async function expectFitsPhone(page: Page, where: string): Promise<void> {
  await atRest(page)
  const found = await page.evaluate((least) => {
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
        if (width >= least - 0.5 && height >= least - 0.5) return []
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

    /** Text, also where the browser has translated it, or where it has an element of its own for translation. */
    function isWords(node: Node) {
      return ['#text', 'FONT', 'SPAN'].includes(node.nodeName) && node.textContent?.trim() !== ''
    }

    /** How far along one axis a finger still hits the element, at most a little more than needed. */
    function reach(element: HTMLElement, alongX: 0 | 1, alongY: 0 | 1) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (!isHit(element, document.elementFromPoint(x, y))) return alongX ? width : height // a passing message lies over it
      const hits = (step: number) => isHit(element, document.elementFromPoint(x + alongX * step, y + alongY * step))
      let [before, after] = [0, 0]
      while (before < least && hits(-before - 1)) before++
      while (after < least && hits(after + 1)) after++
      return before + after + 1
    }

    function isHit(element: HTMLElement, hit: Element | null) {
      if (!hit) return false
      return element.contains(hit) || hit.closest('label')?.control === element
    }
  }, thumb)
  expect(found, `at a phone's width: ${where}`).toEqual([])
}
