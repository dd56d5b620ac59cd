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

interface Entry<V> {
  known?: { value: V; at: number }
  askAgainAt: number
  asking?: Promise<void>
}

/**
 * Remembers what `ask` gave, in this process: a copy of the server asks for itself. Calls for one key at one time ask
 * once. Failing gives the last value while that is not too old, then undefined; it never throws, and takes no longer
 * than the time-out as long as `ask` heeds its signal.
 */
export function cached<V>(
  ask: (key: string, signal: AbortSignal) => Promise<V>,
  { timeout, fresh, stale, most, onFailure }: CacheOptions,
): (key: string) => Promise<V | undefined> {
  const entries = new Map<string, Entry<V>>()

  const refresh = async (key: string, entry: Entry<V>) => {
    try {
      entry.known = { value: await ask(key, AbortSignal.timeout(timeout)), at: Date.now() }
      entry.askAgainAt = Date.now() + fresh
    } catch (error) {
      entry.askAgainAt = Date.now() + pause
      onFailure(error)
    }
    delete entry.asking
  }

  return async (key) => {
    const entry: Entry<V> = entries.get(key) ?? { askAgainAt: 0 }
    entries.delete(key)
    entries.set(key, entry) // the last one asked for stands last
    const [oldest] = entries.keys()
    if (entries.size > most && oldest !== undefined) entries.delete(oldest)

    if (Date.now() >= entry.askAgainAt) await (entry.asking ??= refresh(key, entry))
    return entry.known && Date.now() < entry.known.at + fresh + stale ? entry.known.value : undefined
  }
}
