import { portalConfig, toDialable } from '../../config.ts'

/** The claim phone line: as printed, and as a telephone dials it (AMB-131). */
export const claimsLine = { number: portalConfig.claimPhone, tel: toDialable(portalConfig.claimPhone) }
