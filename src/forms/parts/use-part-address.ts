import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** The part that the address names, and how to name another one: Back then leads to the one before. */
export function usePartAddress(): [part: string | undefined, show: (part: string) => void] {
  const { part } = useSearch({ strict: false })
  const navigate = useNavigate()
  const show = useCallback(
    (next: string) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, part: next }),
        state: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return [part, show]
}
