import type { Page } from 'playwright-core'

declare global {
  interface Window {
    countPress: () => void
  }
}

/**
 * Counts what a person presses from now on: clicks, Enter, and shortcuts with a modifier key, on all pages that the tab
 * opens. The returned function gives the count.
 */
export const countPresses = async (page: Page): Promise<() => Promise<number>> => {
  let presses = 0
  await page.exposeFunction('countPress', () => void presses++)
  const listen = () => {
    // A click that Enter sets off has no detail, and Enter is counted itself.
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
    await page.evaluate(() => undefined) // what was pressed before has arrived
    return presses
  }
}
