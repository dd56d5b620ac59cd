import type { Locator, Page } from 'playwright-core'

/**
 * Presses Tab until the element has the focus, as a person without a pointer does.
 * @throws Error when it is not reached: the keyboard cannot get there
 */
export async function tabTo(page: Page, target: Locator, { most = 80 } = {}): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses <= most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target.toString()} within ${most} presses`)
}
