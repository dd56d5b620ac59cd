import { textValue } from '../search-values.ts'

/** TBL-002, AMB-055. */
export const pageSizes = [15, 20, 25, 50, 100] as const
type PageSize = (typeof pageSizes)[number]
/** TBL-001. */
const defaultPageSize: PageSize = 20

/** The state of a table, as search params; defaults are left out. */
export interface TableState {
  search?: string | undefined
  /** A column's id, with a minus before it for descending. */
  sort?: string | undefined
  /** From 1. */
  page?: number | undefined
  size?: number | undefined
  /** The ids of the hidden columns, with commas between. */
  hidden?: string | undefined
}

/** The owner of a table's state: the search params of the page or a component. */
export interface TableStateKeeper {
  state: TableState
  /** Receives changed fields; undefined resets a field to its default. */
  onState: (change: TableState) => void
}

/** For a route's `validateSearch`: malformed values fall back to the defaults. */
export function parseTableState({ search, sort, hidden, page, size }: Record<string, unknown>): TableState {
  return {
    search: textValue(search),
    sort: textValue(sort),
    hidden: textValue(hidden),
    page: Number.isSafeInteger(page) && Number(page) > 1 ? Number(page) : undefined,
    size: pageSizes.find((known) => known === size && known !== defaultPageSize),
  }
}

export function pageSizeOf(state: TableState): number {
  return state.size ?? defaultPageSize
}

export interface Sorting {
  columnId: string
  descending: boolean
}

export function sortingOf(sort: string | undefined): Sorting | undefined {
  if (!sort) return undefined
  return sort.startsWith('-') ? { columnId: sort.slice(1), descending: true } : { columnId: sort, descending: false }
}

export function sortText({ columnId, descending }: Sorting): string {
  return `${descending ? '-' : ''}${columnId}`
}
