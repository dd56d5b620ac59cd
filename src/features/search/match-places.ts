import { searchText } from '@captive/api-client/contract'

import type { NavigationPlace } from '../../ui/navigation-place.ts'

const maxPlaces = 6

/** The places whose label contains all words of a search. */
export function matchPlaces(places: readonly NavigationPlace[], text: string): NavigationPlace[] {
  const words = text.split(/\s+/).map(searchText).filter(Boolean)
  const isFound = ({ label, words: further = '' }: NavigationPlace) => {
    const searched = searchText(`${label} ${further}`)
    return words.every((word) => searched.includes(word))
  }
  return words.length === 0 ? [...places] : places.filter(isFound).slice(0, maxPlaces)
}
