import type { Page } from 'playwright-core'

/**
 * Waits until what moves on the page has come to rest. What turns for ever is not waited for, and nothing for longer
 * than two seconds: an animation in a section below the fold stands still and never ends.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    const rest = Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
    return Promise.race([rest, new Promise((resolve) => setTimeout(resolve, 2_000))])
  })
}
