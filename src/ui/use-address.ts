import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

/**
 * The part of the address that `parse` reads (give a function that stays the same) and the way to change fields of it;
 * undefined takes a field out. Everything else in the address stays, and so does what Back leads to.
 */
export function useAddress<T extends object>(parse: (search: Record<string, unknown>) => T) {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const value = useMemo(() => parse(search), [parse, search])
  const change = useCallback(
    (fields: { [name in keyof T]?: T[name] | undefined }) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...fields }),
        state: true, // of the history entry: the page that opens afterwards
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return [value, change] as const
}
