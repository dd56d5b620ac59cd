import { parseTableState, type TableState } from '../../ui/data-table/table-state.ts'

/** What of the activity log is asked for, as its address says it. */
export interface ActivityFilters {
  /** The whole name of a user. */
  who?: string
  /** The first word of an action. */
  what?: string
  /** The first and the last day, `2026-11-22`, as the clock here has them. */
  from?: string
  to?: string
}

/** For the route's `validateSearch`: whatever somebody wrote into the address, filters that can be asked for. */
export function parseActivityFilters({ who, what, from, to }: Record<string, unknown>): ActivityFilters {
  return {
    ...(isText(who) && { who }),
    ...(isText(what) && { what }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  }
}

/** The whole state of the page. */
export function parseActivitySearch(search: Record<string, unknown>): TableState & ActivityFilters {
  return { ...parseTableState(search), ...parseActivityFilters(search) }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^(19|20|21)\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
}

/** The days asked for as the server takes them: not before the first one begins here, before the last one has ended. */
export function askedTime({ from, to }: ActivityFilters): { from?: string; to?: string } {
  return {
    ...(from !== undefined && { from: beginningOf(from).toISOString() }),
    ...(to !== undefined && { to: beginningOf(to, 1).toISOString() }),
  }
}

function beginningOf(day: string, plus = 0): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, date + plus)
}

/** What somebody did, without what they did it to: 'Downloaded'. */
export function kindOfAction(action: string): string {
  return action.split(' ', 1)[0] ?? ''
}
