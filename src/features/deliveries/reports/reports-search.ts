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

/** To whom a report is assigned; anybody if it is left out. */
export const assignments = ['me', 'nobody'] as const

/** What staff look for in the queue of reports. */
export interface QueueFilters {
  severe?: true | undefined
  assigned?: (typeof assignments)[number] | undefined
}

export interface ReportsSearch extends TableState, ReportFilters {
  claim?: ClaimState | undefined
}

export interface ReportQueueSearch extends TableState, QueueFilters {
  claim?: ClaimState | undefined
}

/** For the route's `validateSearch`. */
export function parseReportsSearch(search: Record<string, unknown>): ReportsSearch {
  const { claim, type, company, from, to } = search
  return {
    ...parseTableState(search),
    claim: claimState(claim),
    type: reportTypes.find((known) => known === type),
    company: integerValue(company),
    from: dayValue(from),
    to: dayValue(to),
  }
}

/** For the `validateSearch` of a page with the queue. */
export function parseReportQueueSearch(search: Record<string, unknown>): ReportQueueSearch {
  const { claim, severe, assigned } = search
  return {
    ...parseTableState(search),
    claim: claimState(claim),
    severe: severe === true ? true : undefined,
    assigned: assignments.find((known) => known === assigned),
  }
}

const claimState = (claim: unknown) => claimStates.find((known) => known === claim && known !== claimStates[0])
