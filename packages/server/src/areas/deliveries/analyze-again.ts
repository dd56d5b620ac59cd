import { eq } from 'drizzle-orm'
import type { BodyOf, contract } from '@captive/api-client/contract'

import { isDay } from '../../database/moment.ts'
import { deliveries } from '../../database/tables/deliveries.ts'
import type { Dependencies } from '../../dependencies.ts'
import { analyze, isRefused, toStored, withDownloadedFile } from './analysis.ts'
import type { DeliveryActor } from './import-delivery.ts'
import { DeliveryRefusedError } from './delivery-refused-error.ts'
import { findCorrectable } from './queries.ts'
import { texts } from './texts.ts'

/**
 * Analyzes a waiting or refused delivery again. Omitted options stay unchanged.
 * @returns the id of the delivery
 * @throws DeliveryRefusedError unless it waits or was refused
 */
export async function analyzeAgain(
  { database, storage }: Pick<Dependencies, 'database' | 'storage'>,
  actor: DeliveryActor,
  { RecId, Source, AsOf, Mapping, Accepted }: BodyOf<typeof contract.analyzeDelivery>,
): Promise<number> {
  if (AsOf !== undefined && !isDay(AsOf)) throw new DeliveryRefusedError(texts.noSuchDay)
  const waiting = await database.transaction(actor.scope, (tx) => findCorrectable(tx, RecId))
  const accepted = Accepted ?? waiting.Accepted
  const report = await withDownloadedFile({ database, storage }, waiting, (file) =>
    analyze((work) => database.transaction(actor.scope, work, 'read only'), file, {
      name: waiting.FileName,
      kind: waiting.Kind,
      source: Source ?? waiting.Source,
      asOf: AsOf ?? waiting.AsOf,
      mapping: Mapping ?? waiting.Report.mapping,
      accepted: new Set(accepted),
    }),
  )
  await database.transaction(actor.scope, async (tx) => {
    await findCorrectable(tx, RecId)
    const State = isRefused(report) ? 'refused' : 'waiting'
    await tx
      .update(deliveries)
      .set({ ...toStored(report), Accepted: accepted, State })
      .where(eq(deliveries.RecId, RecId))
  })
  return RecId
}
