import { claimTypeRules, type ClaimType } from '@captive/api-client/contract'

import { parseTableState, type TableState } from '../../../ui/data-table/table-state.ts'
import { dayValue, integerValue } from '../../../ui/search-values.ts'

/** The values of the search param `claim`. The first one is the default. */
export const claimStates = ['without', 'with'] as const
type ClaimState = (typeof claimStates)[number]

/** The values of the search param `type`. */
export const reportTypes = [...(Object.keys(claimTypeRules) as ClaimType[]), 'Email'] as const // the keys of a constant

/** The filters for the reports that the page shows and downloads. */
export interface ReportFilters {
  type?: (typeof reportTypes)[number] | undefined
  /** The id of a company. */
  company?: number | undefined
  /** The first and the last day of the report, in the browser's time zone. */
  from?: string | undefined
  to?: string | undefined
}

/** The assignee of a report; any if undefined. */
export const assignments = ['me', 'nobody'] as const

/** The filters of the report queue. */
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

/** Parses the search params, for the route's `validateSearch`. */
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

/** Parses the search params of a page with the queue, for the route's `validateSearch`. */
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
