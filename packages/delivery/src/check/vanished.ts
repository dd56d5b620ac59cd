import type { Day } from '../read/cells.ts'
import type { Held, HeldClaim } from './held.ts'

interface Scope {
  readonly source: string | null
  readonly asOf: Day | null
  /** Whether the file has only open claims. If so, closed claims of the portal are not missing. */
  readonly openOnly: boolean
  /** Whether the file covers the company and line of a claim. */
  readonly isCovered: (claim: HeldClaim) => boolean
  readonly isInFile: (number: string) => boolean
}

/** The numbers of claims that the portal has from a source but the file lacks, for companies and lines in the file. */
export async function findVanished(
  held: Held,
  { source, asOf, openOnly, isCovered, isInFile }: Scope,
): Promise<string[]> {
  if (source === null) return []
  const vanished: string[] = []
  for await (const claims of held.claimsOfSource(source))
    for (const claim of claims) {
      const isLater = asOf !== null && (claim.ValuationDate > asOf || (claim.LossDate ?? '') > asOf)
      const isLeftOut = openOnly && claim.StatusCode === 'Closed'
      if (!isLater && !isLeftOut && isCovered(claim) && !isInFile(claim.ClaimNumber)) vanished.push(claim.ClaimNumber)
    }
  return vanished
}
