import type { Page } from 'playwright-core'

/**
 * Waits until what moves on the page has come to rest. What turns for ever is not waited for, and nothing for longer than
 * two seconds of frames: an animation in a section below the fold stands still and never ends. Frames and not time, as
 * both are late on a busy machine.
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
