import type { Api } from '@captive/api-client'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'

import { toPeopleQuery, type PeopleFilters } from './people-search.ts'

/** The number of users per request. */
const perPage = 100

/** The users of all companies, by name, in pages. The cursor is the RecId of the last user. */
export function peopleQuery(api: Api, { find, role, code, status, unused }: PeopleFilters) {
  const filters = { find, role, code, status, unused }
  return infiniteQueryOptions({
    queryKey: ['user-settings', null, 'people', filters],
    queryFn: ({ pageParam: after, signal }) => {
      const page = { limit: perPage, ...(after !== undefined && { after }) }
      return api.getPeople({ query: { ...toPeopleQuery(filters), ...page } }, { signal })
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < perPage ? undefined : last.at(-1)?.RecId),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
  })
}

/** The user with this exact email, or the only user that the search finds; null if it finds none or several. */
export async function findOnePerson(api: Api, filters: PeopleFilters) {
  const found = await api.getPeople({ query: { ...toPeopleQuery(filters), limit: 20 } })
  const email = filters.find?.toLowerCase()
  return found.find(({ Email }) => Email === email) ?? (found.length === 1 ? found[0] : null) ?? null
}
