/** Every year from the latest one back to the earliest that there is something of, years without anything included. */
export function yearsTo(latest: number, years: readonly number[]): number[] {
  if (years.length === 0) return []
  const first = Math.min(...years)
  const last = Math.max(latest, ...years)
  return Array.from({ length: last - first + 1 }, (_, at) => last - at)
}
