/** Every year from the latest back to the earliest in `years`, without gaps. */
export function yearsTo(latest: number, years: readonly number[]): number[] {
  if (years.length === 0) return []
  const first = Math.min(...years)
  const last = Math.max(latest, ...years)
  return Array.from({ length: last - first + 1 }, (_, at) => last - at)
}
