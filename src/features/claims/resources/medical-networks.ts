import { portalConfig } from '../../../config.ts'
import { texts } from '../texts.ts'

/** Programs whose members have medical provider networks (core §9, RES-002). */
const programsWithNetworks = [1, 2, 3, 6, 7, 600]

const networks = [
  { name: texts.resources.network, href: portalConfig.medicalNetworkUrl },
  { name: texts.resources.secondNetwork, href: portalConfig.secondMedicalNetworkUrl },
]

/** The two provider networks of a program, or an empty list. */
export function medicalNetworksOf(programId: number | null): typeof networks {
  return programId !== null && programsWithNetworks.includes(programId) ? networks : []
}
