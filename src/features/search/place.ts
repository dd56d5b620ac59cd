import { searchText } from '@captive/api-client/contract'

/** A page or an action of the portal that the user may open. */
export interface Place {
  kind: 'page' | 'action'
  label: string
  path: string
  /** Additional words that find it. */
  words?: string
  signOut?: true
}

const maxPlaces = 6

/** The places whose label contains all words of a search. */
export function matchPlaces(places: readonly Place[], text: string): Place[] {
  const words = text.split(/\s+/).map(searchText).filter(Boolean)
  const isFound = ({ label, words: further = '' }: Place) => {
    const searched = searchText(`${label} ${further}`)
    return words.every((word) => searched.includes(word))
  }
  return words.length === 0 ? [...places] : places.filter(isFound).slice(0, maxPlaces)
}
