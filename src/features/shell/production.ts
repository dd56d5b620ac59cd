import { portalConfig } from '../../config.ts'

/** Whether this is the production portal; anything else, also an unset host, is not (SHL-009, AMB-011). */
export function isProduction(
  hostname = globalThis.location.hostname,
  productionHost = portalConfig.productionHost,
): boolean {
  return hostname === productionHost
}
