/** For a route's `validateSearch`, of a page whose documents are chosen by their year. */
export function parseYearSearch({ year }: Record<string, unknown>): { year?: number } {
  return Number.isSafeInteger(year) ? { year: Number(year) } : {}
}
