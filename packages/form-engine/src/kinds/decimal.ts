/** Source of the expression a number answer must match (AMB-123). */
export const NUMBER_EXPRESSION = '-?[0-9]+(?:\\.[0-9]+)?'

const number = new RegExp(`^${NUMBER_EXPRESSION}$`)

/** A decimal text in its shortest form, `05.50` as `5.5` and `-0` as `0`, exact at any length; `null` if it is none. */
export function canonicalDecimal(text: string): string | null {
  if (!number.test(text)) return null
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  let end = fraction.length
  while (end > 0 && fraction[end - 1] === '0') end -= 1
  const digits = whole.replace(/^0+(?=\d)/, '') + (end > 0 ? `.${fraction.slice(0, end)}` : '')
  return text.startsWith('-') && digits !== '0' ? `-${digits}` : digits
}

/** Source of an expression that matches every way to write a number given in its shortest form. */
export function sameDecimalExpression(canonical: string): string {
  const [whole = '', fraction] = canonical.replace('-', '').split('.')
  const sign = canonical.startsWith('-') ? '-' : canonical === '0' ? '-?' : ''
  return `${sign}0*${whole}${fraction === undefined ? '(?:\\.0+)?' : `\\.${fraction}0*`}`
}
