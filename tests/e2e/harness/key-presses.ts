import type { Page } from 'playwright-core'

declare global {
  interface Window {
    countPress: () => void
  }
}

/**
 * Counts the clicks, presses of Enter and shortcuts with a modifier key on all pages that the tab opens from now on.
 * Returns a function that returns the count.
 */
export const countPresses = async (page: Page): Promise<() => Promise<number>> => {
  let presses = 0
  await page.exposeFunction('countPress', () => void presses++)
  const listen = () => {
    // A click that Enter triggers has no detail. Enter is already counted.
    window.addEventListener('click', (event) => event.isTrusted && event.detail > 0 && window.countPress(), true)
    const isShortcut = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent) =>
      (ctrlKey || metaKey || altKey) && !['Control', 'Meta', 'Alt', 'Shift'].includes(key)
    window.addEventListener(
      'keydown',
      (event) =>
        event.isTrusted && !event.repeat && (event.key === 'Enter' || isShortcut(event)) && window.countPress(),
      true,
    )
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return async () => {
    await page.evaluate(() => undefined) // earlier presses have arrived after this round trip
    return presses
  }
}
