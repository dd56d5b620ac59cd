import type { LossControl } from '@captive/api-client/contract'

/** What was contracted together, in dollars, to the cent (LPS-005, AMB-183). */
export function totalOf(services: readonly Pick<LossControl, 'ContractAmount'>[]): number {
  return services.reduce((cents, { ContractAmount }) => cents + Math.round(ContractAmount * 100), 0) / 100
}
