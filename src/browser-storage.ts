/** Short texts in web storage. Texts that the browser refuses to store stay in memory until a reload. */
export interface StoredTexts {
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
  /** Removes the entries whose keys pass the test. */
  removeWhere(test: (key: string) => boolean): void
  clear(): void
}

/** Why a reload would lose data: site data is blocked, or the quota is exceeded. Null if no data would be lost. */
export type StorageProblem = 'blocked' | 'full' | null

let problem: StorageProblem = null
const listeners = new Set<() => void>()

export const storageProblem = {
  now: (): StorageProblem => problem,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function setProblem(next: StorageProblem): void {
  if (next === problem) return
  problem = next
  for (const listener of listeners) listener()
}

/**
 * Texts in a web storage. Access throws if site data is blocked, and writing throws beyond the quota; in both cases the
 * texts stay in memory.
 */
function textsIn(open: () => Storage): StoredTexts {
  const memory = new Map<string, string>()

  /** Null if the browser denies access. */
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
      const available = storage()
      try {
        available?.setItem(key, text)
      } catch {
        available?.removeItem(key) // the stored value is outdated
        memory.set(key, text)
        return setProblem('full')
      }
      if (available) memory.delete(key)
      else memory.set(key, text)
      setProblem(available ? null : 'blocked')
    },
    remove(key) {
      memory.delete(key)
      storage()?.removeItem(key)
    },
    removeWhere(test) {
      const available = storage()
      for (const key of [...memory.keys(), ...Object.keys(available ?? {})].filter(test)) {
        memory.delete(key)
        available?.removeItem(key)
      }
    },
    clear() {
      memory.clear()
      storage()?.clear()
    },
  }
}

/** Texts of this tab. */
export const tabTexts = textsIn(() => sessionStorage)

/** Texts of all tabs of this browser. */
export const browserTexts = textsIn(() => localStorage)
