import type { Day } from '../read/cells.ts'
import type { ExistingData, ExistingClaim } from './existing-data.ts'

interface Scope {
  readonly source: string | null
  readonly asOf: Day | null
  /** Whether the file has only open claims. If so, closed claims of the portal are not missing. */
  readonly openOnly: boolean
  /** Whether the file covers the company and line of a claim. */
  readonly isCovered: (claim: ExistingClaim) => boolean
  readonly isInFile: (number: string) => boolean
}

/** The numbers of claims that the portal has from a source but the file lacks, for companies and lines in the file. */
export async function findMissingClaims(
  existing: ExistingData,
  { source, asOf, openOnly, isCovered, isInFile }: Scope,
): Promise<string[]> {
  if (source === null) return []
  const missing: string[] = []
  for await (const claims of existing.claimsOfSource(source))
    for (const claim of claims) {
      const isLater = asOf !== null && (claim.ValuationDate > asOf || (claim.LossDate ?? '') > asOf)
      const isLeftOut = openOnly && claim.StatusCode === 'Closed'
      if (!isLater && !isLeftOut && isCovered(claim) && !isInFile(claim.ClaimNumber)) missing.push(claim.ClaimNumber)
    }
  return missing
}
