import { and, eq, getTableName, gt, isNull, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Transaction } from '../../database/database.ts'
import { deliveries, deliveryRecordChanges } from '../../database/tables/deliveries.ts'
import { recordIdOf } from './records/binding.ts'

/** Whether a delivery that was applied after a moment added rows that meet a condition. */
export async function wasDeliveredSince(
  tx: Transaction<'system'>,
  table: PgTable,
  condition: SQL | undefined,
  since: Date,
): Promise<boolean> {
  const [found] = await tx
    .select({ id: deliveries.RecId })
    .from(table)
    .innerJoin(
      deliveryRecordChanges,
      and(
        eq(deliveryRecordChanges.table, getTableName(table)),
        eq(deliveryRecordChanges.RecordId, recordIdOf(table)),
        isNull(deliveryRecordChanges.Before),
      ),
    )
    .innerJoin(deliveries, eq(deliveries.RecId, deliveryRecordChanges.DeliveryId))
    .where(and(condition, eq(deliveries.State, 'applied'), gt(deliveries.AppliedAt, since)))
    .limit(1)
  return found !== undefined
}
