/** How a claim is reported; the server takes the same words as `Type` (AMB-110). */
export type ReportMode = 'online' | 'email'

/**
 * `CN`, month, day, two-digit year and seconds of the local time, and a random 7-digit number; a claim by e-mail adds
 * `_E` (core §9, AMB-144). Made once for a report: sending again under the same number makes no second claim.
 * @param serial 1000000 to 9999999
 */
export function createConfirmationNumber(mode: ReportMode, now = new Date(), serial = randomSerial()): string {
  const parts = [now.getMonth() + 1, now.getDate(), now.getFullYear() % 100, now.getSeconds()]
  const digits = parts.map((part) => String(part).padStart(2, '0')).join('')
  return `CN${digits}${serial}${mode === 'email' ? '_E' : ''}`
}

/** Whether a text is made like one. */
export const isConfirmationNumber = (text: string): boolean => /^CN\d{15}(_E)?$/.test(text)

/** 1000000 to 9999999, each about as likely (32 random bits fold with a bias below 0.3 %). */
function randomSerial(): number {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
  return 1_000_000 + (bits % 9_000_000)
}
