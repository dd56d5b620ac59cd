/**
 * A doubt about a US license plate as a sentence, or null if it is plausible or blank. States issue plates of up to
 * eight letters and digits.
 */
export function plateDoubt(typed: string): string | null {
  const plate = typed.replaceAll(/[\s.·-]/g, '')
  if (/[^\p{L}\p{N}]/u.test(plate)) return 'A plate has only letters and digits.'
  if (plate.length > 8) return `A plate has at most 8 letters and digits, and this one has ${plate.length}.`
  return null
}

/**
 * A doubt about a US DOT number as a sentence, or null if it is plausible or blank. The number has up to eight
 * digits and is shown on the doors of a carrier's trucks (49 CFR 390.21).
 */
export function usDotDoubt(typed: string): string | null {
  const number = typed.replace(/^\s*(us\s*dot|dot)?[\s#:]*/i, '').replaceAll(/[\s-]/g, '')
  if (number === '' || /^\d{1,8}$/.test(number)) return null
  return 'A US DOT number has up to 8 digits, for example 1234567.'
}
