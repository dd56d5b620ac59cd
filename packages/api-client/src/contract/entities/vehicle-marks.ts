/**
 * What is doubtful about a license plate of the United States, in a sentence; null where nothing is, or nothing was typed.
 * States give up to eight letters and digits.
 */
export function plateDoubt(typed: string): string | null {
  const plate = typed.replaceAll(/[\s.·-]/g, '')
  if (/[^\p{L}\p{N}]/u.test(plate)) return 'A plate has letters and digits alone.'
  if (plate.length > 8) return `A plate has at most 8 letters and digits, and this one has ${plate.length}.`
  return null
}

/**
 * What is doubtful about a US DOT number, in a sentence; null where nothing is, or nothing was typed. It is a number of up
 * to eight digits that a carrier shows on the doors of its trucks (49 CFR 390.21).
 */
export function usDotDoubt(typed: string): string | null {
  const number = typed.replace(/^\s*(us\s*dot|dot)?[\s#:]*/i, '').replaceAll(/[\s-]/g, '')
  if (number === '' || /^\d{1,8}$/.test(number)) return null
  return 'A US DOT number has at most 8 digits and nothing else, like USDOT 1234567.'
}
