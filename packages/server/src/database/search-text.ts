import { searchText } from '@captive/api-client/contract'
import { sql, type SQL } from 'drizzle-orm'

/** The last code point to consider. Higher planes contain no letters. */
const lastLetter = 0x3ffff

/**
 * The SQL equivalent of `searchText` in the contract: letters and digits of every alphabet, in lower case and without
 * accents. Capital letters that are newer than the database's version of Unicode stay capitals.
 */
export const searchTextOf = (text: SQL): SQL<string> =>
  sql`replace(lower(regexp_replace(normalize(${text}, nfkd), ${otherSigns()}, '', 'g')), 'ς', 'σ')`

/** The most words of a search. The rest is ignored. */
const maxWords = 6

/** The conditions that a text contains all words of a search, compared with `searchText`. */
export const hasWords = (search: string, text: SQL): SQL[] => {
  const searched = searchTextOf(text)
  return search
    .split(/\s+/)
    .map(searchText)
    .filter((word) => word !== '')
    .slice(0, maxWords)
    .map((word) => sql`position(${word} in ${searched}) > 0`)
}

let expression: string | undefined

/**
 * All characters except letters and digits, as ranges. `[:alnum:]` depends on the locale of the database and includes
 * vowel signs that `searchText` removes.
 */
const otherSigns = (): string => (expression ??= `[^${rangesOf(/[\p{L}\p{N}]/u).join('')}]+`)

function rangesOf(sign: RegExp): string[] {
  const ranges: string[] = []
  let first: number | null = null
  for (let code = 0; code <= lastLetter + 1; code++) {
    const isOne = code <= lastLetter && sign.test(String.fromCodePoint(code))
    if (isOne) first ??= code
    else if (first !== null) {
      ranges.push(`${String.fromCodePoint(first)}-${String.fromCodePoint(code - 1)}`)
      first = null
    }
  }
  return ranges
}
