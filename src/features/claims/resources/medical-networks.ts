import { portalConfig } from '../../../config.ts'

/** Programs whose members have medical provider networks (core §9, RES-002). */
const programsWithNetworks = [1, 2, 3, 6, 7, 600]

const networks = [
  { name: 'Medical Provider Network', href: portalConfig.medicalNetworkUrl },
  { name: 'Second Medical Provider Network', href: portalConfig.secondMedicalNetworkUrl },
]

/** The provider networks of a program: two or none. */
export function medicalNetworksOf(programId: number | null): typeof networks {
  return programId !== null && programsWithNetworks.includes(programId) ? networks : []
}
