import type { DeliveryKind, DeliveryMapping } from '@captive/api-client/contract'
import type { DeliveryReport } from '@captive/delivery'

import type { Transaction } from '../../database/database.ts'
import { findSource, isNewMapping } from './sources.ts'

/** Doubts about a whole file with which a delivery waits for a person, whatever was applied before. */
const holding = ['wrong-total', 'empty-delivery', 'no-as-of-date']

/** The parts of a report, stored or not, that decide. */
interface Judged {
  source: string | null
  mapping: DeliveryReport['mapping'] | DeliveryMapping
  rows: { doubtful: readonly { class: string }[] }
}

/** Whether a delivery can be applied without a person: its mapping is proven, and nothing about the file is doubtful. */
export async function mayApplyAlone(
  tx: Transaction,
  { source, mapping, rows }: Judged,
  kind: DeliveryKind = 'claims',
): Promise<boolean> {
  if (rows.doubtful.some((finding) => holding.includes(finding.class))) return false
  return !isNewMapping(mapping as DeliveryMapping | null, await findSource(tx, source, kind))
}
