const companyKey = 'member-portal.company'

/** The company chosen in this tab, so that a reload keeps it (AMB-029); null where none was. */
export function readChosenCompany(): number | null {
  const stored = Number(sessionStorage.getItem(companyKey))
  return Number.isInteger(stored) && stored > 0 ? stored : null
}

export function storeChosenCompany(clientId: number): void {
  sessionStorage.setItem(companyKey, String(clientId))
}

export function clearChosenCompany(): void {
  sessionStorage.removeItem(companyKey)
}
