import type { Day } from '../read/cells.ts'
import type { Claim } from '../kinds/claim.ts'

export interface ExistingCompany {
  readonly id: number
  readonly code: string
  readonly name: string
}

export interface ExistingPolicy {
  readonly id: number
  readonly companyId: number
  readonly number: string
  /** The portal's name of the line, such as `Commercial Auto`. */
  readonly line: string
  readonly effective: Day
  /** The first day without coverage. */
  readonly expiration: Day
}

export interface ExistingClaim extends Claim {
  readonly companyId: number
  readonly policyId: number
}

/** The portal's data before a delivery. Companies and policies fit in memory; claims are looked up. */
export interface ExistingData {
  readonly companies: readonly ExistingCompany[]
  readonly policies: readonly ExistingPolicy[]
  /** Claims with one of these numbers, in exactly this spelling. */
  claims(numbers: readonly string[]): Promise<readonly ExistingClaim[]>
  /** Returns those numbers that are confirmation numbers of claim reports. */
  confirmationNumbers(numbers: readonly string[]): Promise<readonly string[]>
  /** The claims of a source in batches. With null, the claims of all sources. */
  claimsOfSource(source: string | null): AsyncIterable<readonly ExistingClaim[]>
}
