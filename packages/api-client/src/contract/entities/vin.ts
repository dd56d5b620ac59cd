/** The value of a character in the check digit. I, O and Q never occur in a vehicle identification number. */
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const countsOfLetters = '12345678123457923456789'
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

const count = (character: string): number =>
  Number(/\d/.test(character) ? character : (countsOfLetters[letters.indexOf(character)] ?? 0))

/**
 * Computes the ninth character of a vehicle identification number from the other sixteen: 0 to 9, or X for ten (ISO
 * 3779, 49 CFR 565.15).
 * @param vin 17 characters in upper case; the ninth is ignored
 */
export function vinCheckDigit(vin: string): string {
  const sum = weights.reduce((total, weight, place) => total + weight * count(vin[place] ?? ''), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** The number in the form for comparison: upper case, without spaces and hyphens. */
export const plainVin = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')

/**
 * A doubt about a vehicle identification number as a sentence, or null if it is plausible or blank. It is not an
 * error, because vehicles from before 1981 and many from outside North America have other numbers.
 */
export function vinDoubt(typed: string): string | null {
  const vin = plainVin(typed)
  if (vin === '') return null
  if (vin.length !== 17) return `A VIN has 17 characters, and this one has ${vin.length}.`
  const strange = vin.split('').find((character) => !/\d/.test(character) && !letters.includes(character))
  if (strange !== undefined) return wrongCharacter(strange)
  if (vin[8] !== vinCheckDigit(vin)) return 'Its check digit, the ninth character, does not fit the others.'
  return null
}

const wrongCharacter = (character: string): string =>
  ['I', 'O', 'Q'].includes(character)
    ? `A VIN never contains I, O or Q, because they look like 1 and 0. This one contains ${character}.`
    : `A VIN has only letters and digits. This one contains ${character}.`
