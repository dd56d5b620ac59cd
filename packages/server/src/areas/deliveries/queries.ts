import { eq, getTableColumns } from 'drizzle-orm'
import type { Delivery, DeliveryDetails } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { isId, listPage, type ListOrder, type Page } from '../../database/list-page.ts'
import { momentOf } from '../../database/moment.ts'
import { deliveries } from '../../database/tables/deliveries.ts'
import { DeliveryRefusedError } from './delivery-refused-error.ts'
import { findSource, isNewMapping } from './sources.ts'
import { texts } from './texts.ts'

const { Report, Accepted, storageKey, AppliedNumber: _, FileHash: __, ...own } = getTableColumns(deliveries)

const summary = {
  ...own,
  BroughtAt: momentOf(deliveries.BroughtAt),
  AppliedAt: momentOf(deliveries.AppliedAt),
  TakenBackAt: momentOf(deliveries.TakenBackAt),
}

const newestFirst: ListOrder = {
  direction: 'descending',
  keys: [deliveries.BroughtAt, deliveries.RecId],
  table: deliveries,
  hasId: (id) => isId(deliveries.RecId, id),
  time: deliveries.BroughtAt,
}

/** The most rows for a caller that does not request a page. */
const maxRows = 1_000

/** The deliveries, newest first. Row-level security shows them to staff only. */
export const listDeliveries = async (tx: Transaction, page: Page): Promise<Delivery[]> =>
  listPage(tx.select(summary).from(deliveries).$dynamic(), undefined, newestFirst, { limit: maxRows, ...page })

export async function findDelivery(tx: Transaction, id: number): Promise<DeliveryDetails | null> {
  const [found] = await tx
    .select({ ...summary, Report, Accepted })
    .from(deliveries)
    .where(eq(deliveries.RecId, id))
  if (!found) return null
  return { ...found, IsNewMapping: isNewMapping(found.Report.mapping, await findSource(tx, found.Source, found.Kind)) }
}

/** @throws DeliveryRefusedError unless it waits for a staff user */
export const findWaiting = (tx: Transaction, id: number) => findInState(tx, id, ['waiting'])

/** A delivery whose mapping can be corrected: it waits, or it was refused because no table was found. */
export const findCorrectable = (tx: Transaction, id: number) => findInState(tx, id, ['waiting', 'refused'])

async function findInState(tx: Transaction, id: number, states: readonly Delivery['State'][]) {
  const [found] = await tx
    .select({ ...own, Report, Accepted, storageKey })
    .from(deliveries)
    .where(eq(deliveries.RecId, id))
    .for('update')
  if (!found) throw new DeliveryRefusedError(texts.noSuchDelivery)
  if (!states.includes(found.State)) throw new DeliveryRefusedError(texts.notWaiting(found.State))
  return found
}

/** The file of a delivery, and the result of its analysis. */
export async function findFile(tx: Transaction, id: number) {
  const { Kind, FileName, FileSize, Source, AsOf } = own
  const [found] = await tx
    .select({ Kind, FileName, FileSize, Source, AsOf, Report, storageKey })
    .from(deliveries)
    .where(eq(deliveries.RecId, id))
  return found
}
