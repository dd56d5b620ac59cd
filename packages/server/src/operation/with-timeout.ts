import { setTimeout as sleep } from 'node:timers/promises'

class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * The result of the work if it arrives in time. The work is not canceled.
 * @throws TimeoutError
 */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const timeout = sleep(milliseconds, undefined, { ref: false }).then(() => {
    throw new TimeoutError(`no answer within ${milliseconds} ms`)
  })
  return Promise.race([work, timeout])
}
