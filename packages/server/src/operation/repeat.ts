import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/**
 * Does work again and again, `pause` milliseconds after it ended; a failure is logged and tried again. Stops cleanly:
 * the function it gives back aborts the signal, and resolves when the work has ended.
 */
export function repeat(
  name: string,
  pause: number,
  log: Pick<FastifyBaseLogger, 'error'>,
  work: (signal: AbortSignal) => Promise<void>,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async () => {
    while (!signal.aborted) {
      try {
        await work(signal)
      } catch (error) {
        log.error({ err: error, work: name }, 'background work failed')
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = loop()
  return async () => {
    stopping.abort()
    await running
  }
}
