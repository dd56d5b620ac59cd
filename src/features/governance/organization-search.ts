import { integerValue } from '../../ui/search-values.ts'

export interface YearSearch {
  year?: number | undefined
}

/** Parses the search params of a page with the documents of one year, for the route's `validateSearch`. */
export function parseYearSearch({ year }: Record<string, unknown>): YearSearch {
  return { year: integerValue(year) }
}
