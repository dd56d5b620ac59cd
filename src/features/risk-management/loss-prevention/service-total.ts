import type { LossControl } from '@captive/api-client/contract'

/** The sum of the contract amounts in dollars, exact to the cent (AMB-183). */
export function totalOf(services: readonly Pick<LossControl, 'ContractAmount'>[]): number {
  return services.reduce((cents, { ContractAmount }) => cents + Math.round(ContractAmount * 100), 0) / 100
}
