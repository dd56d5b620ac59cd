/** For a route's `validateSearch`, of a page with a `PeriodShelf`. */
export function parsePeriodSearch({ period }: Record<string, unknown>): { period?: string } {
  return typeof period === 'string' ? { period } : {}
}
