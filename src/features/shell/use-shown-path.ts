import { useMatches } from '@tanstack/react-router'

/**
 * The path of the page that shows, in the specification's case of letters. Unlike the location, it changes together
 * with the page: while the next one is on its way, title and marks are still those of this one.
 */
export function useShownPath(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })
}
