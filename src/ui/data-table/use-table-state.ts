import { useState } from 'react'
import type { TableState, TableStateKeeper } from './table-state.ts'

/** Keeps the state of a secondary table in its component instead of the URL. */
export function useTableState(initial: TableState = {}): TableStateKeeper {
  const [state, setState] = useState(initial)
  return { state, onState: (change) => setState((before) => ({ ...before, ...change })) }
}
