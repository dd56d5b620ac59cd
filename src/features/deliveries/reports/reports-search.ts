import { claimTypeRules, type ClaimType } from '@captive/api-client/contract'

import { parseTableState, type TableState } from '../../../ui/data-table/table-state.ts'
import { dayValue, integerValue } from '../../../ui/search-values.ts'

/** Values of the search param `claim`; the first is the default. */
export const claimStates = ['without', 'with'] as const
type ClaimState = (typeof claimStates)[number]

/** Values of the search param `type`. */
export const reportTypes = [...(Object.keys(claimTypeRules) as ClaimType[]), 'Email'] as const // keys of a constant

/** Which reports the page shows and downloads. */
export interface ReportFilters {
  type?: (typeof reportTypes)[number] | undefined
  /** The id of a company. */
  company?: number | undefined
  /** The first and the last day of the report, in the time zone of the browser. */
  from?: string | undefined
  to?: string | undefined
}

export interface ReportsSearch extends TableState, ReportFilters {
  claim?: ClaimState | undefined
}

/** For the route's `validateSearch`. */
export function parseReportsSearch(search: Record<string, unknown>): ReportsSearch {
  const { claim, type, company, from, to } = search
  return {
    ...parseTableState(search),
    claim: claimStates.find((known) => known === claim && known !== claimStates[0]),
    type: reportTypes.find((known) => known === type),
    company: integerValue(company),
    from: dayValue(from),
    to: dayValue(to),
  }
}

/** The filters as the server takes them. The days become a half-open time range. */
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
