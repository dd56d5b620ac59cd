/** How a claim is reported: with the online form, or by email. */
export type ReportMode = keyof typeof ENDINGS

const ENDINGS = { online: '', email: '_E' } as const

/** Browsers and Node.js both have this global, but the core loads the types of neither. */
declare const crypto: { getRandomValues(array: Uint32Array): Uint32Array }

/** The range of the 7-digit serial numbers. */
const FIRST_SERIAL = 1_000_000
const LAST_SERIAL = 9_999_999

/**
 * The pattern of one mode's confirmation numbers, or of both modes. Its `source` works as a JSON Schema `pattern`.
 *
 * @example
 * const isOne = confirmationPattern('email').test('CN030426091234567_E')
 */
export function confirmationPattern(mode?: ReportMode): RegExp {
  const ending = mode ? ENDINGS[mode] : `(${Object.values(ENDINGS).join('|')})`
  // AMB-144: two digits each for month, day, year and seconds, then the serial number.
  return new RegExp(`^CN\\d{15}${ending}$`)
}

/**
 * Makes a confirmation number: `CN`, month, day, two-digit year and seconds in local time, then a 7-digit serial
 * number. The number of an email claim ends with `_E`. A report keeps its number when it is sent again, so that the
 * server stores it once.
 *
 * @param serial from 1000000 to 9999999, random by default
 * @throws RangeError if the serial number is out of range
 * @example
 * const number = createConfirmationNumber('email') // 'CN030426091234567_E'
 */
export function createConfirmationNumber(mode: ReportMode, now = new Date(), serial = randomSerial()): string {
  if (!Number.isInteger(serial) || serial < FIRST_SERIAL || serial > LAST_SERIAL)
    throw new RangeError(`A serial number has seven digits, and ${serial} does not.`)
  const parts = [now.getMonth() + 1, now.getDate(), now.getFullYear() % 100, now.getSeconds()]
  const digits = parts.map((part) => String(part).padStart(2, '0')).join('')
  return `CN${digits}${serial}${ENDINGS[mode]}`
}

/** Maps 32 random bits to a serial number. The bias is below 0.3 %. */
function randomSerial(): number {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
  return FIRST_SERIAL + (bits % (LAST_SERIAL - FIRST_SERIAL + 1))
}
