import { parseTableState, type TableState } from '../../ui/data-table/table-state.ts'
import { dayValue, textValue } from '../../ui/search-values.ts'

/** The filters of the activity log page. */
export interface ActivityFilters {
  /** The full name of a user. */
  who?: string | undefined
  /** The first word of an action. */
  what?: string | undefined
  /** The first and the last day, `2026-11-22`, in the browser's time zone. */
  from?: string | undefined
  to?: string | undefined
}

/** Parses the search params, for the route's `validateSearch`. */
export function parseActivitySearch(search: Record<string, unknown>): TableState & ActivityFilters {
  const { who, what, from, to } = search
  return {
    ...parseTableState(search),
    who: textValue(who),
    what: textValue(what),
    from: dayValue(from),
    to: dayValue(to),
  }
}

/** The days as a half-open time range in UTC, from the start of the first day to the end of the last one. */
export function toTimeRange({ from, to }: ActivityFilters): { from?: string; to?: string } {
  return {
    ...(from !== undefined && { from: startOfDay(from).toISOString() }),
    ...(to !== undefined && { to: startOfDay(to, 1).toISOString() }),
  }
}

function startOfDay(day: string, daysLater = 0): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, date + daysLater)
}

/** The kind of an action, which is its first word: 'Downloaded'. */
export function firstWordOf(action: string): string {
  return action.split(' ', 1)[0] ?? ''
}
