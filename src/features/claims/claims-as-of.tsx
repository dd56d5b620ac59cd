import type { SourceValuation } from '@captive/api-client/contract'

import { claimsAsOf } from '../../format/claims-as-of.ts'
import { texts } from './texts.ts'

/** The valuation dates of the claims on a page, by source. Renders nothing without claims. */
export function ClaimsAsOf({ valuations }: { valuations: readonly SourceValuation[] }) {
  const asOf = claimsAsOf(valuations)
  return asOf === undefined ? null : <p>{texts.claimsValued(asOf)}</p>
}
