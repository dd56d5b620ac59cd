/** The source of the expression for number answers. */
export const NUMBER_EXPRESSION = '-?[0-9]+(?:\\.[0-9]+)?'

const number = new RegExp(`^${NUMBER_EXPRESSION}$`)

/**
 * The shortest form of a decimal text: `05.50` is `5.5` and `-0` is `0`. Exact at any length. `null` if it is not a
 * number.
 */
export function canonicalDecimal(text: string): string | null {
  if (!number.test(text)) return null
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  let end = fraction.length
  while (end > 0 && fraction[end - 1] === '0') end -= 1
  const digits = whole.replace(/^0+(?=\d)/, '') + (end > 0 ? `.${fraction.slice(0, end)}` : '')
  return text.startsWith('-') && digits !== '0' ? `-${digits}` : digits
}

/** The source of an expression for all notations of a number in its shortest form. */
export function sameDecimalExpression(canonical: string): string {
  const [whole = '', fraction] = canonical.replace('-', '').split('.')
  const sign = canonical.startsWith('-') ? '-' : canonical === '0' ? '-?' : ''
  return `${sign}0*${whole}${fraction === undefined ? '(?:\\.0+)?' : `\\.${fraction}0*`}`
}
