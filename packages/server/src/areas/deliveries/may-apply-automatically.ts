import type { DeliveryKind, DeliveryMapping } from '@captive/api-client/contract'
import type { DeliveryReport } from '@captive/delivery'

import type { Transaction } from '../../database/database.ts'
import { findSource, isNewMapping } from './sources.ts'

/** Findings about a whole file that always need a staff user, even with a proven mapping. */
const needingStaff = ['wrong-total', 'empty-delivery', 'no-as-of-date']

/** The fields of a report, stored or not, that decide. */
interface ReportToCheck {
  source: string | null
  mapping: DeliveryReport['mapping'] | DeliveryMapping
  rows: { doubtful: readonly { class: string }[] }
}

/** Whether a delivery can be applied without a staff user: its mapping is proven, and no finding needs a decision. */
export async function mayApplyAutomatically(
  tx: Transaction,
  { source, mapping, rows }: ReportToCheck,
  kind: DeliveryKind = 'claims',
): Promise<boolean> {
  if (rows.doubtful.some((finding) => needingStaff.includes(finding.class))) return false
  return !isNewMapping(mapping as DeliveryMapping | null, await findSource(tx, source, kind))
}
