import { eq } from 'drizzle-orm'

import type { Database } from '../../database/database.ts'
import { deliveries } from '../../database/tables/deliveries.ts'
import { note, type DeliveryActor } from './import-delivery.ts'
import { findWaiting } from './queries.ts'
import { texts } from './texts.ts'

/**
 * Discards a waiting delivery. Its file stays stored.
 * @throws DeliveryRefusedError
 */
export function discardDelivery(database: Database, actor: DeliveryActor, id: number): Promise<void> {
  return database.transaction(actor.scope, async (tx) => {
    const { FileName, Source } = await findWaiting(tx, id)
    await tx.update(deliveries).set({ State: 'discarded' }).where(eq(deliveries.RecId, id))
    await note(tx, actor, texts.activity.discarded(FileName, Source))
  })
}
