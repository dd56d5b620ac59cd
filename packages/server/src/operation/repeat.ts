import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/**
 * Runs work repeatedly, with a pause after each run. A failure is logged, and the next run follows as usual. The
 * returned function aborts the signal and resolves when the current run has ended.
 * @param pause milliseconds
 * @param delay milliseconds before the first run
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
