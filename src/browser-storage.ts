/** Small texts that the portal keeps in the browser. What the browser refuses to keep stays until the page is reloaded. */
export interface KeptTexts {
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
  /** Removes those whose keys pass the test. */
  removeWhere(test: (key: string) => boolean): void
  clear(): void
}

/**
 * Why a reload will lose something that the portal meant to keep: the person blocks data of this site, or its room is
 * used up. Null while nothing is lost.
 */
export type StorageTrouble = 'blocked' | 'full' | null

let trouble: StorageTrouble = null
const listeners = new Set<() => void>()

export const storageTrouble = {
  now: (): StorageTrouble => trouble,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function become(next: StorageTrouble): void {
  if (next === trouble) return
  trouble = next
  for (const listener of listeners) listener()
}

/**
 * Texts in a storage of the browser. To read it may throw where the person blocks data of sites, and to write where its
 * room is used up: such texts are kept in memory.
 */
function textsIn(open: () => Storage): KeptTexts {
  const memory = new Map<string, string>()

  /** Null where the browser lets nobody in. */
  function storage(): Storage | null {
    try {
      return open()
    } catch {
      return null
    }
  }

  return {
    get: (key) => memory.get(key) ?? storage()?.getItem(key) ?? null,
    set(key, text) {
      const kept = storage()
      try {
        kept?.setItem(key, text)
      } catch {
        kept?.removeItem(key) // what was there before is out of date
        memory.set(key, text)
        return become('full')
      }
      if (kept) memory.delete(key)
      else memory.set(key, text)
      become(kept ? null : 'blocked')
    },
    remove(key) {
      memory.delete(key)
      storage()?.removeItem(key)
    },
    removeWhere(test) {
      const kept = storage()
      for (const key of [...memory.keys(), ...Object.keys(kept ?? {})].filter(test)) {
        memory.delete(key)
        kept?.removeItem(key)
      }
    },
    clear() {
      memory.clear()
      storage()?.clear()
    },
  }
}

/** For as long as the tab is open. */
export const tabTexts = textsIn(() => sessionStorage)

/** For this browser, in all its tabs. */
export const browserTexts = textsIn(() => localStorage)
