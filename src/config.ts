/** What differs from one installation to the next; the server writes it into the page (GEN-019, AMB-147). */
export interface PortalConfig {
  /** Host of the production portal; on any other host the header says so (AMB-011). */
  productionHost: string
  claimsOperationsEmail: string
  /** Where Contact us goes. */
  memberPortalEmail: string
  /** Where vehicle changes go on a server that has no call for them. */
  endorsementsEmail: string
  /** Who is told of a renewal document that was filed. */
  renewalsEmail: string
  /** Where files above the upload limit and dash camera footage go. */
  largerFilesUrl: string
  /** The claim line as it is printed. */
  claimPhone: string
  /** Where a company signs the agreements of a program, whose number stands for `{program}`. */
  eSignatureUrl: string
  /** The premium finance company. */
  premiumFinanceUrl: string
  /** Where Get Started of motor vehicle records goes. */
  mvrVendorEmail: string
  /** The two medical provider networks (RES-002). */
  medicalNetworkUrl: string
  secondMedicalNetworkUrl: string
  /** The monitoring of driver records, and a film about it (MVR-001, MVR-003). */
  mvrServiceUrl: string
  mvrVideoUrl: string
  /** The exchange of telematics data (TEL-006). */
  telematicsExchangeUrl: string
  /** The film about the Loss Prevention Protocols (COM-004). */
  protocolsVideoUrl: string
  /** The e-learning platform: its app, its pages, and a film on how to use it (ELV-002, ELV-010). */
  eliveAppUrl: string
  elivePlatformUrl: string
  eliveVideoUrl: string
}

const defaults: PortalConfig = {
  productionHost: '',
  claimsOperationsEmail: 'claims.operations@captive.example',
  memberPortalEmail: 'member.portal@captive.example',
  endorsementsEmail: 'endorsements@captive.example',
  renewalsEmail: 'renewals@captive.example',
  largerFilesUrl: 'https://files.captive.example',
  claimPhone: '1.888.CLAIM.50',
  eSignatureUrl: '/demo/e-signature?program={program}',
  premiumFinanceUrl: '/demo/premium-finance',
  mvrVendorEmail: 'mvr.vendor@captive.example',
  medicalNetworkUrl: '/demo/medical-network',
  secondMedicalNetworkUrl: '/demo/second-medical-network',
  mvrServiceUrl: '/demo/driver-records',
  mvrVideoUrl: '/films/motor-vehicle-records.webm',
  telematicsExchangeUrl: '/demo/telematics-exchange',
  protocolsVideoUrl: '/films/loss-prevention-protocols.webm',
  eliveAppUrl: '/demo/elive-app',
  elivePlatformUrl: '/demo/elive-platform',
  eliveVideoUrl: '/films/elive-connect.webm',
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
