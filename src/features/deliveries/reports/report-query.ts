import type { QueueFilters, ReportFilters } from './reports-search.ts'

/** The filters of the queue as a query for the server. */
export const toQueueQuery = ({ severe, assigned }: QueueFilters) => ({
  ...(severe && { Severity: 'severe' as const }),
  ...(assigned !== undefined && { Assigned: assigned }),
})

/** The filters as a query for the server. The days become a half-open time range. */
export function toReportQuery({ type, company, from, to }: ReportFilters) {
  return {
    ...(type !== undefined && { Type: type }),
    ...(company !== undefined && { ClientId: company }),
    ...(from !== undefined && { from: startOfDay(from).toISOString() }),
    ...(to !== undefined && { to: startOfDay(to, 1).toISOString() }),
  }
}

function startOfDay(day: string, daysLater = 0): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, date + daysLater)
}
