import { asOfSources, type SourceValuation } from '@captive/api-client/contract'

import { formatDate } from './date.ts'
import { texts } from './texts.ts'

/**
 * `as of 10/31/2026`, or if sources differ, `as of 10/31/2026 (Great Lakes TPA) and 09/30/2026 (Windrow)`. Undefined
 * without claims. Every screen with figures of claims uses this text.
 */
export function claimsAsOf(valuations: readonly SourceValuation[]): string | undefined {
  const days = asOfSources(valuations, formatDate)
  return days === undefined ? undefined : texts.asOf(days)
}
