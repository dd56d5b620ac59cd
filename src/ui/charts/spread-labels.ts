/**
 * Positions of labels without overlap, in pixels from the top: as near to `wanted` as the height and `minDistance` pixels
 * between them allow, in the order of `wanted`.
 */
export function spreadLabels(wanted: readonly number[], minDistance: number, height: number): number[] {
  const order = wanted.map((_, at) => at).toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0))
  const places = wanted.slice()
  let free = -Infinity
  for (const at of order) {
    places[at] = Math.max(wanted[at] ?? 0, free)
    free = places[at] + minDistance
  }
  let floor = height
  for (const at of order.toReversed()) {
    places[at] = Math.min(places[at] ?? 0, floor)
    floor = places[at] - minDistance
  }
  return places
}
