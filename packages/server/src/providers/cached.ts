import { LRUCache } from 'lru-cache'

export interface CacheOptions {
  /** Milliseconds after which asking has failed. */
  timeout: number
  /** Milliseconds for which a value is given without asking again. */
  fresh: number
  /** Milliseconds for which a value is still given when asking again fails. */
  stale: number
  /** How many keys are remembered; the one asked for longest ago is forgotten first. */
  most: number
  onFailure: (error: unknown) => void
}

/** Milliseconds after a failure in which nobody is made to wait again. */
const pause = 30_000

/** What a provider gave, and until when it may be told (`performance.now()`, which never jumps); or that nothing is known. */
type Known<V> = { value: V; until: number } | undefined

/**
 * Remembers what `ask` gave, in this process: a copy of the server asks for itself. Calls for one key at one time ask
 * once. Failing gives the last value while that is not too old, then undefined; it never throws, and takes no longer
 * than the time-out as long as `ask` heeds its signal.
 */
export function cached<V>(
  ask: (key: string, signal: AbortSignal) => Promise<V>,
  { timeout, fresh, stale, most, onFailure }: CacheOptions,
): (key: string) => Promise<V | undefined> {
  const cache = new LRUCache<string, { known: Known<V> }>({
    max: most,
    ttl: fresh,
    ttlResolution: 0,
    async fetchMethod(key, last, { options }) {
      try {
        const value = await ask(key, AbortSignal.timeout(timeout))
        return { known: { value, until: performance.now() + fresh + stale } }
      } catch (error) {
        onFailure(error)
        options.ttl = pause
        return { known: last?.known }
      }
    },
    ignoreFetchAbort: true, // whoever waits for a key that was forgotten meanwhile is answered all the same
  })
  return async (key) => {
    const { known } = (await cache.fetch(key)) ?? {}
    return known && performance.now() < known.until ? known.value : undefined
  }
}
