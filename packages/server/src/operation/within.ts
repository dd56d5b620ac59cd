import { setTimeout as sleep } from 'node:timers/promises'

/** It took longer than anybody waits for it. */
class TooSlowError extends Error {
  override readonly name = 'TooSlowError'
}

/**
 * What the work gives, if it takes no longer than so many milliseconds.
 * @throws TooSlowError after that; the work itself goes on
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const tooSlow = sleep(milliseconds, undefined, { ref: false }).then(() => {
    throw new TooSlowError(`no answer within ${milliseconds} ms`)
  })
  return Promise.race([work, tooSlow])
}
