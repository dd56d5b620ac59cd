/** The configuration of an installation, which the server writes into the page (GEN-019, AMB-147). */
export interface PortalConfig {
  /** The host of the production portal. On any other host the header says so (AMB-011). */
  productionHost: string
  claimsOperationsEmail: string
  /** The mailbox of Contact Us. */
  memberPortalEmail: string
  /** The mailbox of vehicle changes, for servers without a call for them. */
  endorsementsEmail: string
  /** The mailbox that is notified of renewal documents. */
  renewalsEmail: string
  /** The URL for files above the upload limit and dash camera footage. */
  largerFilesUrl: string
  /** The e-signature URL; `{program}` is replaced by the program number. */
  eSignatureUrl: string
  /** The premium finance company. */
  premiumFinanceUrl: string
  /** The mailbox of Get Started of motor vehicle records. */
  mvrVendorEmail: string
  /** The two medical provider networks (RES-002). */
  medicalNetworkUrl: string
  secondMedicalNetworkUrl: string
  /** The driver-record service and its video (MVR-001, MVR-003). */
  mvrServiceUrl: string
  mvrVideoUrl: string
  /** The exchange of telematics data (TEL-006). */
  telematicsExchangeUrl: string
  /** The video about the Loss Prevention Protocols (COM-004). */
  protocolsVideoUrl: string
  /** The e-learning app, platform and tutorial video (ELV-002, ELV-010). */
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

/** Reads `<meta name="portal-config">`; missing or invalid values keep their defaults. */
export function readPortalConfig(content: string | null | undefined): PortalConfig {
  let given: unknown
  try {
    given = JSON.parse(content ?? '')
  } catch {
    return defaults // without the server's page, in development or Storybook
  }
  if (typeof given !== 'object' || given === null) return defaults
  const known = Object.entries(given).filter(([key, value]) => key in defaults && typeof value === 'string')
  return { ...defaults, ...Object.fromEntries(known) }
}

export const portalConfig = readPortalConfig(
  globalThis.document?.querySelector('meta[name="portal-config"]')?.getAttribute('content'),
)

/** `VITE_API_URL` selects another server at build time. */
export const apiUrl: string = import.meta.env?.VITE_API_URL ?? '/api'
