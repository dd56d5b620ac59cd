import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/**
 * Does work again and again, `pause` milliseconds after it ended; a failure is logged and the work is tried again. The
 * returned function aborts the signal, and resolves when the work has ended.
 * @param delay milliseconds before the first time
 */
export function repeat(
  { name, pause, delay = 0 }: { name: string; pause: number; delay?: number },
  log: Pick<FastifyBaseLogger, 'error'>,
  work: (signal: AbortSignal) => Promise<void>,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const wait = (milliseconds: number) => sleep(milliseconds, undefined, { signal }).catch(() => undefined)
  const loop = async () => {
    if (delay > 0) await wait(delay)
    while (!signal.aborted) {
      try {
        await work(signal)
      } catch (error) {
        log.error({ err: error, work: name }, 'background work failed')
      }
      await wait(pause)
    }
  }
  const running = loop()
  return async () => {
    stopping.abort()
    await running
  }
}
