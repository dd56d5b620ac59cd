import { personStates, reviewDays, type PersonState } from '@captive/api-client/contract'

import { parseTableState, type TableState } from '../../../ui/data-table/table-state.ts'
import { integerValue, textValue } from '../../../ui/search-values.ts'

/** The filters of the page. */
export interface PeopleFilters {
  /** Words from the name, the email or the company. */
  find?: string | undefined
  /** The id of a role group. */
  role?: number | undefined
  /** A permission code. */
  code?: string | undefined
  status?: PersonState | undefined
  /** The days without a sign-in. */
  unused?: number | undefined
}

export interface PeopleSearch extends TableState, PeopleFilters {}

/** Parses the search params, for the route's `validateSearch`. */
export function parsePeopleSearch(search: Record<string, unknown>): PeopleSearch {
  const { find, role, code, status, unused } = search
  return {
    ...parseTableState(search),
    find: textValue(find)?.slice(0, 100),
    role: integerValue(role),
    code: typeof code === 'string' && /^\d{3}(-\d{3}){0,4}$/.test(code) ? code : undefined,
    status: personStates.find((known) => known === status),
    unused: unused === reviewDays ? reviewDays : undefined,
  }
}

/** The filters as a query for the server. */
export function toPeopleQuery({ find, role, code, status, unused }: PeopleFilters) {
  return {
    ...(find !== undefined && { Search: find }),
    ...(role !== undefined && { RoleGroupsRecId: role }),
    ...(code !== undefined && { Code: code }),
    ...(status !== undefined && { State: status }),
    ...(unused !== undefined && { DaysSinceSignIn: unused }),
  }
}
