import { textValue } from '../ui/search-values.ts'

/** For a route's `validateSearch`, of a page with a `PeriodShelf`. */
export function parsePeriodSearch({ period }: Record<string, unknown>): PeriodSearch {
  return { period: textValue(period) }
}

export interface PeriodSearch {
  period?: string | undefined
}
