/** An exact fraction in lowest terms, `numerator / denominator`. The denominator `denominator` is positive. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The fraction of a number in its shortest form, as `canonicalDecimal` writes it. */
export function fractionOf(canonical: string): Fraction {
  const [whole = '0', decimals = ''] = canonical.split('.')
  return reduced(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const negate = ({ numerator, denominator }: Fraction): Fraction => ({ numerator: -numerator, denominator })

export const multiply = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.numerator * b.numerator, a.denominator * b.denominator)

/** Returns `null` for a division by zero. */
export function divide(a: Fraction, b: Fraction): Fraction | null {
  if (b.numerator === 0n) return null
  const sign = b.numerator < 0n ? -1n : 1n
  return reduced(a.numerator * b.denominator * sign, a.denominator * b.numerator * sign)
}

export const isLess = (a: Fraction, b: Fraction): boolean => a.numerator * b.denominator < b.numerator * a.denominator

/**
 * The nearest decimal with at most `places` decimal places, in its shortest form. Halves are rounded away from zero.
 */
export function decimalOf({ numerator, denominator }: Fraction, places: number): string {
  const scale = 10n ** BigInt(places)
  const size = ((numerator < 0n ? -numerator : numerator) * scale * 2n + denominator) / (denominator * 2n)
  const digits = String(size).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const decimals = digits.slice(digits.length - places).replace(/0+$/, '')
  return `${numerator < 0n && size > 0n ? '-' : ''}${whole}${decimals && `.${decimals}`}`
}

function reduced(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator]
  while (b > 0n) [a, b] = [b, a % b]
  return a > 1n ? { numerator: numerator / a, denominator: denominator / a } : { numerator, denominator }
}
