import { eq, sql } from 'drizzle-orm'
import type { DeliveryKind, DeliveryMapping } from '@captive/api-client/contract'
import type { DeliveryReport, CheckedClaim } from '@captive/delivery'

import type { Transaction } from '../../database/database.ts'
import { deliveries } from '../../database/tables/deliveries.ts'
import type { Dependencies } from '../../dependencies.ts'
import { completeMatches, matchByNumber } from '../claim-reporting/index.ts'
import { analyze, isRefused, toStored, withDownloadedFile } from './analysis.ts'
import { assertMayImport } from './assert-may-import.ts'
import { note, type DeliveryActor } from './import-delivery.ts'
import { DeliveryRefusedError } from './delivery-refused-error.ts'
import { lockDeliveries } from './lock.ts'
import { notifySubscribers } from './notify-subscribers.ts'
import { findWaiting } from './queries.ts'
import { bindingOf, contentsOf, recordsWriter } from './records/index.ts'
import { keepMapping } from './sources.ts'
import { texts } from './texts.ts'
import { prepareWriting, writeClaims } from './write-claims.ts'

/** The match counts of a delivery with data other than claims. */
const nothingMatched = { matched: 0, proposed: 0 }

/**
 * Applies a waiting delivery in one transaction. Checks the file again against the current data, and writes it in
 * batches, so that a delivery of any size needs little memory.
 * @throws DeliveryRefusedError with a sentence that gives the reason
 */
export async function applyDelivery(
  { database, storage, config }: Pick<Dependencies, 'database' | 'storage' | 'config'>,
  actor: DeliveryActor,
  { id, accepted }: { id: number; accepted: readonly string[] },
): Promise<void> {
  const waiting = await database.transaction(actor.scope, (tx) => findWaiting(tx, id))
  await withDownloadedFile({ database, storage }, waiting, (file) =>
    database.transaction(actor.scope, async (tx) => {
      await lockDeliveries(tx)
      const { Kind, Source, AsOf, FileName, Report } = await findWaiting(tx, id)
      assertMayImport(actor, Kind)
      const obstacle = obstacleTo({ source: Source, asOf: AsOf, mapping: Report.mapping }, Kind)
      if (obstacle !== null) throw new DeliveryRefusedError(obstacle)
      const records = bindingOf(Kind)
      await tx.execute(prepareWriting)
      const report = await analyze((work) => work(tx), file, {
        name: FileName,
        kind: Kind,
        source: Source,
        asOf: AsOf,
        mapping: Report.mapping,
        accepted: new Set(accepted),
        onClaims: (claims) => writeDelivered(tx, id, claims),
        ...(records && {
          onRecords: await recordsWriter(tx, records, {
            deliveryId: id,
            source: Source ?? '',
            config,
            storage,
            contents: contentsOf(file),
            by: actor.email,
          }),
        }),
      })
      if (isRefused(report)) throw new DeliveryRefusedError(report.rows.refused[0]?.message ?? texts.unusable)
      await finishApplying(tx, config, actor, { id, kind: Kind, report, accepted })
    }),
  )
  await database.makeDurable()
}

/** What prevents a delivery from being applied, or null. */
export function obstacleTo(
  { source, asOf, mapping }: Pick<DeliveryReport, 'source' | 'asOf' | 'mapping'>,
  kind: DeliveryKind,
) {
  if (mapping === null) return texts.unusable
  if (source === null) return texts.noSource
  return asOf === null && kind === 'claims' ? texts.noAsOfDate : null
}

/** Writes claims, and matches them to filed reports by confirmation number. */
export async function writeDelivered(tx: Transaction, id: number, claims: readonly CheckedClaim[]): Promise<void> {
  await writeClaims(tx, id, claims)
  await matchByNumber(tx, id, claims)
}

/** The steps after a delivery is written, in the same transaction. */
export async function finishApplying(
  tx: Transaction,
  config: Dependencies['config'],
  actor: DeliveryActor,
  {
    id,
    kind,
    report,
    accepted,
  }: { id: number; kind: DeliveryKind; report: DeliveryReport; accepted: readonly string[] },
): Promise<void> {
  await tx
    .update(deliveries)
    .set({
      ...toStored(report),
      Accepted: [...accepted],
      State: 'applied',
      AppliedNumber: sql`(select coalesce(max(applied_number), 0) + 1 from deliveries)`,
      AppliedBy: actor.email,
      AppliedAt: sql`now()`,
    })
    .where(eq(deliveries.RecId, id))
  const source = report.source ?? ''
  const records = bindingOf(kind)
  const matches = records ? nothingMatched : await completeMatches(tx, id)
  await notifySubscribers(tx, config, { deliveryId: id, source })
  await keepMapping(tx, { Name: source, Kind: kind, Mapping: report.mapping as DeliveryMapping, deliveryId: id })
  await note(tx, actor, texts.activity.applied(report.file, source, { ...report.rows, ...matches }, records?.kind.many))
}
