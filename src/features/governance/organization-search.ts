import { integerValue } from '../../ui/search-values.ts'

export interface YearSearch {
  year?: number | undefined
}

/** For a route's `validateSearch`, of a page that shows the documents of one year. */
export function parseYearSearch({ year }: Record<string, unknown>): YearSearch {
  return { year: integerValue(year) }
}
