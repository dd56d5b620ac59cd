import { sql, type SQL } from 'drizzle-orm'

/** A text in SQL as `searchText` of the contract makes it: letters and digits of every alphabet, without accents. */
export const searchTextOf = (text: SQL): SQL<string> =>
  sql`replace(lower(regexp_replace(normalize(${text}, nfkd), '[^[:alnum:]]+', '', 'g')), 'ς', 'σ')`
