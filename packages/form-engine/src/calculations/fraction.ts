/** An exact fraction in lowest terms, `above / below`. The denominator `below` is positive. */
export interface Fraction {
  readonly above: bigint
  readonly below: bigint
}

/** The fraction of a number in its shortest form, as `canonicalDecimal` writes it. */
export function fractionOf(canonical: string): Fraction {
  const [whole = '0', decimals = ''] = canonical.split('.')
  return reduced(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.above * b.below + b.above * a.below, a.below * b.below)

export const negate = ({ above, below }: Fraction): Fraction => ({ above: -above, below })

export const multiply = (a: Fraction, b: Fraction): Fraction => reduced(a.above * b.above, a.below * b.below)

/** Returns `null` for a division by zero. */
export function divide(a: Fraction, b: Fraction): Fraction | null {
  if (b.above === 0n) return null
  const sign = b.above < 0n ? -1n : 1n
  return reduced(a.above * b.below * sign, a.below * b.above * sign)
}

export const isLess = (a: Fraction, b: Fraction): boolean => a.above * b.below < b.above * a.below

/**
 * The nearest decimal with at most `places` decimal places, in its shortest form. Halves are rounded away from zero.
 */
export function decimalOf({ above, below }: Fraction, places: number): string {
  const scale = 10n ** BigInt(places)
  const size = ((above < 0n ? -above : above) * scale * 2n + below) / (below * 2n)
  const digits = String(size).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const decimals = digits.slice(digits.length - places).replace(/0+$/, '')
  return `${above < 0n && size > 0n ? '-' : ''}${whole}${decimals && `.${decimals}`}`
}

function reduced(above: bigint, below: bigint): Fraction {
  let [a, b] = [above < 0n ? -above : above, below]
  while (b > 0n) [a, b] = [b, a % b]
  return a > 1n ? { above: above / a, below: below / a } : { above, below }
}
