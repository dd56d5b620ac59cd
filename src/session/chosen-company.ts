import { inTab } from '../stored-keys.ts'

/** The company that was chosen in this tab, so that a reload keeps it (AMB-029); null if none was. */
export function readChosenCompany(): number | null {
  const stored = Number(inTab('company').read())
  return Number.isInteger(stored) && stored > 0 ? stored : null
}

export const storeChosenCompany = (clientId: number): void => inTab('company').write(String(clientId))

export const clearChosenCompany = (): void => inTab('company').remove()
