import { textValue } from '../ui/search-values.ts'

/** Parses the search params of a page with a `PeriodLibrary`, for the route's `validateSearch`. */
export function parsePeriodSearch({ period }: Record<string, unknown>): PeriodSearch {
  return { period: textValue(period) }
}

export interface PeriodSearch {
  period?: string | undefined
}
