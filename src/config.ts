/** What differs from one installation to the next; the server writes it into the page (GEN-019, AMB-147). */
export interface PortalConfig {
  /** Host of the production portal; on any other host the header says so (AMB-011). */
  productionHost: string
  claimsOperationsEmail: string
  /** Where Contact us goes. */
  memberPortalEmail: string
  /** Where files above the upload limit and dash camera footage go. */
  largerFilesUrl: string
  /** The claim line as it is printed. */
  claimPhone: string
}

const defaults: PortalConfig = {
  productionHost: '',
  claimsOperationsEmail: 'claims.operations@captive.example',
  memberPortalEmail: 'member.portal@captive.example',
  largerFilesUrl: 'https://files.captive.example',
  claimPhone: '1.888.CLAIM.50',
}

/** Reads the content of `<meta name="portal-config">`; what is absent or unreadable keeps its default. */
export function readPortalConfig(content: string | null | undefined): PortalConfig {
  let given: unknown
  try {
    given = JSON.parse(content ?? '')
  } catch {
    return defaults // the page did not come from the server: development or Storybook
  }
  if (typeof given !== 'object' || given === null) return defaults
  const known = Object.entries(given).filter(([key, value]) => key in defaults && typeof value === 'string')
  return { ...defaults, ...Object.fromEntries(known) }
}

export const portalConfig = readPortalConfig(
  globalThis.document?.querySelector('meta[name="portal-config"]')?.getAttribute('content'),
)

/** A number printed with letters, as a telephone dials it: `1.888.CLAIM.50` is `+18882524650`. */
export function toDialable(printed: string): string {
  const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']
  const digits = printed
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String(2 + keypad.findIndex((key) => key.includes(letter))))
  return `+${digits.replace(/\D/g, '')}`
}

/** `VITE_API_URL` at build time points the portal at another server. */
export const apiUrl: string = import.meta.env?.VITE_API_URL ?? '/api'
