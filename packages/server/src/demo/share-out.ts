/** Whole numbers in proportion to the weights that add up to the total exactly; nothing where all weights are 0. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  return weights.map((weight) => {
    const after = whole === 0 ? 0 : before + (weight / whole) * total
    const share = Math.round(after) - Math.round(before)
    before = after
    return share
  })
}
