import { minSearchLength, searchText } from '@captive/api-client/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { useOffers, useSession } from '../../session/session-context.ts'
import type { NavigationPlace } from '../../ui/navigation-place.ts'
import { matchPlaces } from './match-places.ts'
import { searchQuery } from './queries.ts'

/** The debounce time in milliseconds. */
const debounceMs = 200
/** The longest search text that the server accepts. */
const longest = 100

/** The results for the typed text: places at once, and the server's results after a debounce. */
export function useSearchResults(typed: string, places: readonly NavigationPlace[]) {
  const { company } = useSession()
  const text = typed.trim().slice(0, longest)
  const [debounced] = useDebouncedValue(text, debounceMs)
  const isOffered = useOffers()('Search')
  const isLong = searchText(text).length >= minSearchLength
  const isEnabled = isOffered && isLong
  const query = useQuery({
    ...searchQuery(api, debounced, company?.clientId),
    enabled: isEnabled && debounced === text,
  })
  const hasFailed = isEnabled && debounced === text && query.isError
  return {
    places: matchPlaces(places, text),
    hits: isEnabled && !hasFailed ? (query.data ?? []) : [],
    isSearching: isEnabled && !hasFailed && (debounced !== text || query.isPending || query.isPlaceholderData),
    isTooShort: isOffered && !isLong,
    hasFailed,
    retry: () => void query.refetch(),
  }
}
