import { sql, type SQL } from 'drizzle-orm'

/** The last code point that may be a letter: the planes after it hold none. */
const lastLetter = 0x3ffff

/**
 * A text in SQL as `searchText` of the contract makes it: letters and digits of every alphabet, without accents. Only a
 * capital letter that is newer than the database's Unicode stays a capital.
 */
export const searchTextOf = (text: SQL): SQL<string> =>
  sql`replace(lower(regexp_replace(normalize(${text}, nfkd), ${otherSigns()}, '', 'g')), 'ς', 'σ')`

let expression: string | undefined

/**
 * Everything but letters and digits, written out: what `[:alnum:]` means depends on the locale of the database, and it
 * includes vowel signs that `searchText` leaves out.
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
