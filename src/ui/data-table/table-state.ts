import { textValue } from '../search-values.ts'

/** TBL-002, AMB-055. */
export const pageSizes = [15, 20, 25, 50, 100] as const
type PageSize = (typeof pageSizes)[number]
/** TBL-001. */
const defaultPageSize: PageSize = 20

/** The state of a table as search params. Default values are omitted. */
export interface TableState {
  search?: string | undefined
  /** A column id, with a leading minus for descending. */
  sort?: string | undefined
  /** Starts at 1. */
  page?: number | undefined
  size?: number | undefined
  /** The ids of the hidden columns, separated by commas. */
  hidden?: string | undefined
}

/** The owner of a table's state: the search params of the page or a component. */
export interface TableStateKeeper {
  state: TableState
  /** Receives changed fields; undefined resets a field to its default. */
  onState: (change: TableState) => void
}

/** Parses the search params of a table, for a route's `validateSearch`. Malformed values become the defaults. */
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
