import { useMatches } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'

/** The names of records by the paths of the current pages. */
const names = new Map<string, string>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}

/**
 * The path of the rendered page, spelled as in the specification. Unlike the location, it changes together with the
 * page, so that title and active links stay those of this page while the next one loads.
 */
export function useShownPath(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })
}

/** Sets the name of the record of this page, for example `Claim CA24-500095`, for the header (SHL-002). */
export function useSetRecordName(name: string): void {
  const path = useShownPath()
  useEffect(() => {
    names.set(path, name)
    notify()
    return () => {
      names.delete(path)
      notify()
    }
  }, [path, name])
}

/** The name of the record at a path, once its page has set it. */
export const useRecordName = (path: string): string | undefined =>
  useSyncExternalStore(subscribe, () => names.get(path))
