import type { RecId } from '@captive/form-engine'
import { CLAIM_TYPES, claimTypes, type ClaimType } from '@captive/form-engine/claim'

/** The claim type whose report has exactly these blocks; `Auto` for any other form. */
export function claimTypeOfRoots(roots: readonly RecId[] = []): ClaimType {
  return claimTypes.find((type) => String(CLAIM_TYPES[type]) === String(roots)) ?? 'Auto'
}
