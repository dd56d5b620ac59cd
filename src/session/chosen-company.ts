import { tabTexts } from '../browser-storage.ts'

const companyKey = 'member-portal.company'

/** The company chosen in this tab, so that a reload keeps it (AMB-029); null where none was. */
export function readChosenCompany(): number | null {
  const stored = Number(tabTexts.get(companyKey))
  return Number.isInteger(stored) && stored > 0 ? stored : null
}

export function storeChosenCompany(clientId: number): void {
  tabTexts.set(companyKey, String(clientId))
}

export function clearChosenCompany(): void {
  tabTexts.remove(companyKey)
}
