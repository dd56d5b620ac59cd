import { portalConfig } from '../../config.ts'

/** Whether the host is the configured production host; false if none is configured (AMB-011). */
export function isProduction(
  hostname = globalThis.location.hostname,
  productionHost = portalConfig.productionHost,
): boolean {
  return hostname === productionHost
}
