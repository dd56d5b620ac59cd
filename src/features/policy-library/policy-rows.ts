import { policyStatus, type Document, type Policy } from '@captive/api-client/contract'

import { documentsIn } from '../../documents/document-facts.ts'
import { searchText } from '../../format/search-text.ts'

export type PolicyRow = Policy & { status: ReturnType<typeof policyStatus>; document: Document }

/** The policies with a stored document (AMB-106): active ones first, then by term, newest first. */
export function toPolicyRows(policies: readonly Policy[], documents: readonly Document[], today: string): PolicyRow[] {
  const stored = new Map<string, Document>()
  for (const document of documentsIn(documents, 'Policy Library_Policies')) {
    const number = searchText(document.PolicyNumber ?? '')
    if (number !== '' && !stored.has(number)) stored.set(number, document)
  }
  return policies
    .flatMap((policy) => {
      const document = stored.get(searchText(policy.PolicyNumber))
      return document ? [{ ...policy, status: policyStatus(policy, today), document }] : []
    })
    .toSorted(
      (one, other) =>
        Number(other.status === 'Active') - Number(one.status === 'Active') ||
        other.EffectiveDate.localeCompare(one.EffectiveDate) ||
        one.PolicyNumber.localeCompare(other.PolicyNumber),
    )
}

/**
 * Whether a policy covered a loss on a day, yyyy-MM-dd. The day of expiration or cancellation is not covered, because
 * policies end at 12:01 a.m.
 */
export function isInForceOn(policy: PolicyRow, day: string): boolean {
  const end = policy.status === 'Cancelled' && policy.CancelDate ? policy.CancelDate : policy.ExpirationDate
  const [first, last] = [policy.EffectiveDate.slice(0, 10), policy.ExpirationDate.slice(0, 10)]
  return first <= day && day < last && day < end.slice(0, 10)
}
