import { eq } from 'drizzle-orm'
import type { BodyOf, contract } from '@captive/api-client/contract'

import type { Database } from '../../database/database.ts'
import { deliveries, deliveryRhythms } from '../../database/tables/deliveries.ts'
import { note, type DeliveryActor } from './import-delivery.ts'
import { DeliveryRefusedError } from './delivery-refused-error.ts'
import { texts } from './texts.ts'

/**
 * Sets how often a source delivers. With null, the frequency is derived from its deliveries.
 * @throws DeliveryRefusedError if the portal has no delivery from this sender
 */
export function setDeliveryInterval(
  database: Database,
  actor: DeliveryActor,
  { Source, Rhythm }: BodyOf<typeof contract.setDeliveryRhythm>,
): Promise<void> {
  return database.transaction(actor.scope, async (tx) => {
    if ((await tx.$count(deliveries, eq(deliveries.Source, Source))) === 0)
      throw new DeliveryRefusedError(texts.noSuchSource)
    if (Rhythm === null) await tx.delete(deliveryRhythms).where(eq(deliveryRhythms.Source, Source))
    else
      await tx
        .insert(deliveryRhythms)
        .values({ Source, Rhythm })
        .onConflictDoUpdate({ target: deliveryRhythms.Source, set: { Rhythm } })
    await note(tx, actor, texts.activity.rhythm(Source, Rhythm))
  })
}
