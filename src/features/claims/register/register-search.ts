import {
  claimOrders,
  linesOfBusiness,
  longestViewName,
  unknownFacts,
  type ClaimFilter,
} from '@captive/api-client/contract'

import { parseTableState, sortingOf, type TableState } from '../../../ui/data-table/table-state.ts'
import { dayValue, integerValue, textValue } from '../../../ui/search-values.ts'
import { parseCompanies, reachFilter, type Companies, type Reach, type ReachableCompany } from '../reach.ts'

/** The filters of the register as search params, so that a view is a URL. */
export interface RegisterFilters {
  line?: ClaimFilter['Line']
  status?: ClaimFilter['Status']
  /** The year the policy took effect. */
  year?: number | undefined
  policy?: number | undefined
  state?: string | undefined
  cause?: string | undefined
  place?: string | undefined
  driver?: string | undefined
  vehicle?: string | undefined
  /** The hour of the loss, 0 to 23. */
  hour?: number | undefined
  adjuster?: string | undefined
  /** A fact that the claims do not have. */
  without?: ClaimFilter['Without']
  /** Incurred amount in whole dollars: `least` is inclusive, the upper bound is exclusive. */
  least?: number | undefined
  most?: number | undefined
  /** Days from loss to report; both bounds are inclusive. */
  leastLag?: number | undefined
  mostLag?: number | undefined
  /** Loss dates; `to` is the day after the last one. */
  from?: string | undefined
  to?: string | undefined
}

export interface RegisterSearch extends TableState, RegisterFilters {
  companies?: Companies
  /** The name of a saved view. */
  view?: string | undefined
}

/** Parses the search params, for the route's `validateSearch`. */
export function parseRegisterSearch(search: Record<string, unknown>): RegisterSearch {
  const { companies, line, status, year, policy, state, cause, place, driver, adjuster, from, to } = search
  const table = parseTableState(search)
  const order = sortingOf(table.sort)?.columnId
  return {
    ...table,
    sort: claimOrders.some((known) => known === order) ? table.sort : undefined,
    companies: parseCompanies(companies),
    view: textValue(search['view'])?.slice(0, longestViewName),
    line: linesOfBusiness.find((known) => known === line),
    status: status === 'open' || status === 'closed' ? status : undefined,
    year: within(year, 1900, 2199),
    policy: within(policy, 1, 2_147_483_647),
    state: textValue(state)?.slice(0, 200),
    cause: textValue(cause)?.slice(0, 200),
    place: textValue(place)?.slice(0, 200),
    driver: textValue(driver)?.slice(0, 200),
    vehicle: textValue(search['vehicle'])?.slice(0, 200),
    hour: within(search['hour'], 0, 23),
    adjuster: textValue(adjuster)?.slice(0, 200),
    without: unknownFacts.find((known) => known === search['without']),
    least: within(search['least'], -1e10, 1e10),
    most: within(search['most'], -1e10, 1e10),
    leastLag: within(search['leastLag'], -36_500, 36_500),
    mostLag: within(search['mostLag'], -36_500, 36_500),
    from: dayValue(from),
    to: dayValue(to),
  }
}

function within(value: unknown, least: number, most: number): number | undefined {
  const number = integerValue(value)
  return number === undefined || number < least || number > most ? undefined : number
}

/** Clears all filters, but not the text and the sort order. */
export const noFilters: Required<{ [Name in keyof RegisterFilters]: undefined }> = {
  line: undefined,
  status: undefined,
  year: undefined,
  policy: undefined,
  state: undefined,
  cause: undefined,
  place: undefined,
  driver: undefined,
  vehicle: undefined,
  hour: undefined,
  adjuster: undefined,
  without: undefined,
  least: undefined,
  most: undefined,
  leastLag: undefined,
  mostLag: undefined,
  from: undefined,
  to: undefined,
}

/** The query of the calls for these claims. */
export function toClaimFilter(search: RegisterSearch, reach: Reach, company: ReachableCompany): ClaimFilter {
  const query = {
    ...reachFilter(reach, company),
    Text: search.search?.slice(0, 200),
    Line: search.line,
    PolicyId: search.policy,
    Year: search.year,
    Status: search.status,
    State: search.state,
    Cause: search.cause,
    Place: search.place,
    Driver: search.driver,
    Vehicle: search.vehicle,
    Hour: search.hour,
    Adjuster: search.adjuster,
    Without: search.without,
    Least: search.least,
    Most: search.most,
    LeastLag: search.leastLag,
    MostLag: search.mostLag,
    from: search.from,
    to: search.to,
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}
