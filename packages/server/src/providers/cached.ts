import { LRUCache } from 'lru-cache'

export interface CacheOptions {
  /** Milliseconds after which a request fails. */
  timeout: number
  /** Milliseconds for which a cached value is returned without a request. */
  fresh: number
  /** Milliseconds for which a cached value is still returned when requests fail. */
  stale: number
  /** The most cached keys. The least recently used one is evicted. */
  maxKeys: number
  onFailure: (error: unknown) => void
}

/** Milliseconds after a failure during which no new request is sent. */
const pause = 30_000

/** A value and its expiry on the monotonic clock (`performance.now()`); undefined if nothing is cached. */
type Known<V> = { value: V; until: number } | undefined

/**
 * Caches the results of `ask` in this process; each copy of the server has its own cache. Concurrent calls for one key
 * share one request. After a failure it returns the last value if that is not too old, otherwise undefined. It never
 * throws, and takes no longer than the timeout if `ask` respects its signal.
 */
export function cached<V>(
  ask: (key: string, signal: AbortSignal) => Promise<V>,
  { timeout, fresh, stale, maxKeys, onFailure }: CacheOptions,
): (key: string) => Promise<V | undefined> {
  const cache = new LRUCache<string, { known: Known<V> }>({
    max: maxKeys,
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
    ignoreFetchAbort: true, // a call still gets its value if its key is evicted meanwhile
  })
  return async (key) => {
    const { known } = (await cache.fetch(key)) ?? {}
    return known && performance.now() < known.until ? known.value : undefined
  }
}
