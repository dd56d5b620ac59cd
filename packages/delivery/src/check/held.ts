import type { Day } from '../read/cells.ts'
import type { Claim } from '../kinds/claim.ts'

export interface HeldCompany {
  readonly id: number
  readonly code: string
  readonly name: string
}

export interface HeldPolicy {
  readonly id: number
  readonly companyId: number
  readonly number: string
  /** The line as the portal names it, such as `Commercial Auto`. */
  readonly line: string
  readonly effective: Day
  /** The first day that is no longer covered. */
  readonly expiration: Day
}

export interface HeldClaim extends Claim {
  readonly companyId: number
  readonly policyId: number
}

/** What the portal holds before a delivery. Companies and policies are small enough for memory; claims are looked up. */
export interface Held {
  readonly companies: readonly HeldCompany[]
  readonly policies: readonly HeldPolicy[]
  /** Claims with one of these numbers, by number exactly as written. */
  claims(numbers: readonly string[]): Promise<readonly HeldClaim[]>
  /** Which of these are confirmation numbers of claim reports. */
  confirmationNumbers(numbers: readonly string[]): Promise<readonly string[]>
  /** The claims of a source, in batches. Without a source, the claims of all. */
  claimsOfSource(source: string | null): AsyncIterable<readonly HeldClaim[]>
}
