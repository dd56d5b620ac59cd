import { useMatches } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'

/** What people call the things that pages show, by the paths of the pages that show now. */
const names = new Map<string, string>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

/**
 * The path of the page that shows, in the specification's case of letters. Unlike the location, it changes together
 * with the page: while the next one is on its way, title and marks are still those of this one.
 */
export function useShownPath(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })
}

/** Says what people call the thing whose id ends this page's path: `Claim CA24-500095`. The header shows it (SHL-002). */
export function useNameThing(name: string): void {
  const path = useShownPath()
  useEffect(() => {
    names.set(path, name)
    tell()
    return () => {
      names.delete(path)
      tell()
    }
  }, [path, name])
}

/** What people call the thing at a path, once its page knows. */
export const useThingName = (path: string): string | undefined => useSyncExternalStore(subscribe, () => names.get(path))
