import type { Page } from 'playwright-core'

/**
 * Waits for the animations of the page to end, except endless ones, and for at most two seconds of frames, because an
 * animation below the fold is paused and never ends. It counts frames, because on a busy machine they are late, too.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = () =>
      document
        .getAnimations()
        .some(({ playState, effect }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity)
    for (let frames = 120; frames > 0 && isMoving(); frames--) await new Promise(requestAnimationFrame)
  })
}
