import { createRequire } from 'node:module'

import type { BrowserContext } from 'playwright-core'
import type { onCLS } from 'web-vitals'

/** The times that a page records about itself, in milliseconds since it began to load. */
export interface Watched {
  /** When the first field appeared. */
  firstField: number
  /** The time of the last click on a link or button, and of the next first field. */
  pressed: number
  firstFieldAfterPress: number
  /** The cumulative layout shift, as web-vitals computes it. */
  shifted: number
}

declare global {
  const webVitals: { onCLS: typeof onCLS }
  interface Window {
    watched: Watched
    taps: number
  }
}

/** Makes each page of a context record layout shifts and the time of its first field. */
export async function watchPage(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: createRequire(import.meta.url).resolve('web-vitals') })
  await context.addInitScript(() => {
    const watched = { firstField: 0, pressed: 0, firstFieldAfterPress: 0, shifted: 0 }
    window.watched = watched
    addEventListener(
      'click',
      ({ timeStamp }) => Object.assign(watched, { pressed: timeStamp, firstFieldAfterPress: 0 }),
      true,
    )
    const look = () => {
      const field = document.querySelector<HTMLInputElement>(
        ':is(main, form) :is(input, select, textarea):not([disabled])',
      )
      if (field?.checkVisibility()) {
        watched.firstField ||= performance.now()
        watched.firstFieldAfterPress ||= performance.now()
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    webVitals.onCLS(({ value }) => void (watched.shifted = value), { reportAllChanges: true })
  })
}

/**
 * Makes each page of a context count a person's actions: a tap or a typed field counts as one, a system list as two.
 */
export function countTaps(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    window.taps = 0
    const isTypedInto = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement &&
        !target.readOnly &&
        /^(text|email|tel|search|number|password)$/.test(target.type))
    let typedInto: EventTarget | null = null
    addEventListener('pointerdown', ({ target }) => void (window.taps += isTypedInto(target) ? 0 : 1), true)
    addEventListener('focusout', () => void (typedInto = null), true)
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) window.taps += 2
        else if (isTypedInto(target) && target !== typedInto) {
          typedInto = target
          window.taps += 1
        }
      },
      true,
    )
  })
}
