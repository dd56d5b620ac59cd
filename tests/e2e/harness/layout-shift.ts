import type { Page } from 'playwright-core'

/** The layout shift of a page as a fraction of the screen, and the elements that moved. */
interface Shift {
  value: number
  moved: string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Records the layout shifts without user input of all pages that this tab opens from now on, in `window.shifts`. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" from ${previousRect.y} to ${currentRect.y}`,
        )
        if (!hadRecentInput) window.shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
