import type { KnownNames } from './known-names.ts'

/** A company name of a file that is not exactly one of the portal. */
export interface UnmatchedCompany {
  readonly text: string
  /** The name of the only similar company, or null. */
  readonly resembles: string | null
}

/** The company names among the texts of a column that do not exactly match a company of the portal. */
export function unmatchedCompanies(texts: readonly string[], names: KnownNames): UnmatchedCompany[] {
  return [...new Set(texts)].filter(Boolean).flatMap((text) => {
    const match = names.companyByName(text)
    if (match.kind === 'same') return []
    return [{ text, resembles: match.kind === 'similar' ? match.company.name : null }]
  })
}
