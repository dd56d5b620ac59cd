/** TBL-002, AMB-055. */
export const pageSizes = [15, 20, 25, 50, 100] as const
type PageSize = (typeof pageSizes)[number]
/** TBL-001. */
const defaultPageSize: PageSize = 20

/** How a table stands, as its address says it; what is as usual is left out. */
export interface TableState {
  search?: string | undefined
  /** A column's id, with a minus before it for descending. */
  sort?: string | undefined
  /** From 1. */
  page?: number | undefined
  size?: number | undefined
  /** The ids of the columns that were put away, with commas between. */
  hidden?: string | undefined
}

/** What keeps a table's state: the address of its page, or the component around it. */
export interface TableStateKeeper {
  state: TableState
  /** Takes the fields that change; undefined puts one back as usual. */
  onState: (change: TableState) => void
}

/** For a route's `validateSearch`: whatever somebody wrote into the address, a state that can be shown. */
export function parseTableState(search: Record<string, unknown>): TableState {
  const { page, size } = search
  return {
    ...text('search', search),
    ...text('sort', search),
    ...text('hidden', search),
    ...(Number.isSafeInteger(page) && Number(page) > 1 ? { page: Number(page) } : {}),
    ...(pageSizes.some((known) => known === size) && size !== defaultPageSize ? { size: Number(size) } : {}),
  }
}

/** A number is what the router makes of `?search=2024`. */
function text(name: 'search' | 'sort' | 'hidden', search: Record<string, unknown>): TableState {
  const value = search[name]
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? { [name]: String(value) } : {}
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
