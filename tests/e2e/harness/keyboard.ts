import type { Locator, Page } from 'playwright-core'

/**
 * Presses Tab until the element has the focus.
 * @throws Error if the element cannot be reached by keyboard
 */
export async function tabTo(page: Page, target: Locator, { maxPresses = 80 } = {}): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses <= maxPresses; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target.toString()} within ${maxPresses} presses`)
}
