import { useState } from 'react'
import type { TableState, TableStateKeeper } from './table-state.ts'

/** Keeps a table's state in the component around it: for a table that is not what its page is about. */
export function useTableState(initial: TableState = {}): TableStateKeeper {
  const [state, setState] = useState(initial)
  return { state, onState: (change) => setState((before) => ({ ...before, ...change })) }
}
