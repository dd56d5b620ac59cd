import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { parseTableState, type TableStateKeeper } from './table-state.ts'

/**
 * Keeps a table's state in the address of its page, so that Back, reload and a link to a colleague show the same. The
 * route states it with `validateSearch: parseTableState`. Other parts of the address stay as they are.
 */
export function useTableAddress(): TableStateKeeper {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  return useMemo(
    () => ({
      state: parseTableState(search),
      onState: (change) =>
        void navigate({
          to: '.',
          search: (before: object) => ({ ...before, ...change }),
          state: true, // of the history entry: the page that opens afterwards
          replace: true,
          resetScroll: false,
        }),
    }),
    [search, navigate],
  )
}
