/** The parts of a number in its shortest form, as `canonicalDecimal` writes it. */
function partsOf(canonical: string): { isNegative: boolean; whole: string; fraction: string } {
  const [whole = '', fraction = ''] = canonical.replace('-', '').split('.')
  return { isNegative: canonical.startsWith('-'), whole, fraction }
}

/** Compares two numbers in their shortest form, exact at any length. Negative if the first one is less. */
export function compareDecimals(a: string, b: string): number {
  const [one, other] = [partsOf(a), partsOf(b)]
  if (one.isNegative !== other.isNegative) return one.isNegative ? -1 : 1
  const size =
    one.whole.length - other.whole.length ||
    compareDigits(one.whole, other.whole) ||
    compareDigits(one.fraction, other.fraction)
  return one.isNegative ? -size : size
}

const compareDigits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The source of a pattern for every notation of the numbers greater than this one. */
export function greaterDecimalExpression(canonical: string): string {
  const { isNegative, whole, fraction } = partsOf(canonical)
  const greater = isNegative ? [anyNumber, ...smaller(whole, fraction).map(negated)] : larger(whole, fraction)
  return greater.join('|')
}

/** The source of a pattern for every notation of the numbers less than this one. */
export function lessDecimalExpression(canonical: string): string {
  const { isNegative, whole, fraction } = partsOf(canonical)
  if (isNegative) return larger(whole, fraction).map(negated).join('|')
  // Negative zero equals zero.
  const negatives = canonical === '0' ? larger(whole, fraction).map(negated) : [negated(anyNumber)]
  return [...negatives, ...smaller(whole, fraction)].join('|')
}

const anyFraction = '(?:\\.[0-9]+)?'
const anyNumber = `[0-9]+${anyFraction}`
const negated = (expression: string): string => `-(?:${expression})`

/** Patterns for positive numbers greater than `whole.fraction`. */
function larger(whole: string, fraction: string): string[] {
  return [
    `0*[1-9][0-9]{${whole.length},}${anyFraction}`,
    ...digitsAbove(whole).map((digits) => `0*${digits}${anyFraction}`),
    ...fractionsAbove(fraction).map((digits) => `0*${whole}\\.${digits}`),
  ]
}

/** Patterns for positive numbers less than `whole.fraction`, and zero. */
function smaller(whole: string, fraction: string): string[] {
  return [
    ...(whole.length > 1 ? [`0*[0-9]{1,${whole.length - 1}}${anyFraction}`] : []),
    ...digitsBelow(whole).map((digits) => `0*${digits}${anyFraction}`),
    ...(fraction ? [`0*${whole}`, ...fractionsBelow(fraction).map((digits) => `0*${whole}\\.${digits}`)] : []),
  ]
}

/** Patterns for texts of the same length that are greater, digit by digit. Characters between digits stay. */
export function digitsAbove(digits: string): string[] {
  return changedAt(digits, (digit) => (digit < 9 ? `[${digit + 1}-9]` : null), sameLength)
}

/** Patterns for texts of the same length that are less, digit by digit. Characters between digits stay. */
export function digitsBelow(digits: string): string[] {
  return changedAt(digits, (digit) => (digit > 0 ? `[0-${digit - 1}]` : null), sameLength)
}

function fractionsAbove(fraction: string): string[] {
  const changed = changedAt(fraction, (digit) => (digit < 9 ? `[${digit + 1}-9]` : null), anyLength)
  return [...changed, `${fraction}[0-9]*[1-9][0-9]*`]
}

function fractionsBelow(fraction: string): string[] {
  const beginnings = Array.from({ length: fraction.length - 1 }, (_, at) => fraction.slice(0, at + 1))
  return [...changedAt(fraction, (digit) => (digit > 0 ? `[0-${digit - 1}]` : null), anyLength), ...beginnings]
}

const sameLength = (rest: string): string => rest.replace(/[0-9]+/g, (run) => `[0-9]{${run.length}}`)
const anyLength = (): string => '[0-9]*'

/** For each digit: the unchanged text before it, a different digit, and any digits after it. */
function changedAt(
  text: string,
  changed: (digit: number) => string | null,
  following: (rest: string) => string,
): string[] {
  return [...text].flatMap((sign, at) => {
    const other = /[0-9]/.test(sign) ? changed(Number(sign)) : null
    return other === null ? [] : [`${text.slice(0, at)}${other}${following(text.slice(at + 1))}`]
  })
}
