import { useAddress } from '../use-address.ts'
import { parseTableState, type TableStateKeeper } from './table-state.ts'

/**
 * Keeps a table's state in the address of its page, so that Back, reload and a link to a colleague show the same. The
 * route states it with `validateSearch: parseTableState`.
 */
export function useTableAddress(): TableStateKeeper {
  const [state, onState] = useAddress(parseTableState)
  return { state, onState }
}
