import { searchText } from '@captive/api-client/contract'

/**
 * Whether two names may belong to one person, such as “Okafor, Samuel T.” and “Samuel Okafor”. One common word is not
 * enough.
 */
export function isSamePerson(one: string, other: string): boolean {
  const [fewer, more] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size)
  return fewer !== undefined && more !== undefined && fewer.size >= 2 && [...fewer].every((word) => more.has(word))
}

const wordsOf = (name: string) =>
  new Set(
    name
      .split(/[\s,.;/]+/)
      .map(searchText)
      .filter((word) => word.length > 1),
  )
