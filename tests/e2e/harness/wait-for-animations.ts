import type { Page } from 'playwright-core'

/**
 * Waits until all finite animations of the page have ended, for at most 120 frames, because an animation below the fold
 * is paused and never ends. It counts frames instead of milliseconds, because frames are late on a busy machine.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = () =>
      document
        .getAnimations()
        .some(({ playState, effect }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity)
    for (let frames = 120; frames > 0 && isMoving(); frames--) await new Promise(requestAnimationFrame)
  })
}
