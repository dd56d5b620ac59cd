import { eq, getTableColumns, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../database/database.ts'
import { enterSystemScope } from '../../database/enter-system-scope.ts'
import { isReferenced } from '../../database/failure.ts'
import { claims } from '../../database/tables/claims.ts'
import { deliveries } from '../../database/tables/deliveries.ts'
import { deleteMatches } from '../claim-reporting/index.ts'
import { assertMayImport } from './assert-may-import.ts'
import { note, type DeliveryActor } from './import-delivery.ts'
import { DeliveryRefusedError } from './delivery-refused-error.ts'
import { lockDeliveries } from './lock.ts'
import { bindingOf, findLaterChange, takeBackRecords } from './records/index.ts'
import { discountMapping } from './sources.ts'
import { texts } from './texts.ts'

/**
 * Takes back an applied delivery: restores all records that it changed, and deletes those that it added.
 * @throws DeliveryRefusedError if a later delivery changed one of its records, or something refers to an added one
 */
export async function takeBackDelivery(database: Database, actor: DeliveryActor, id: number): Promise<void> {
  try {
    await database.transaction(actor.scope, async (tx) => {
      await lockDeliveries(tx)
      const [found] = await tx.select().from(deliveries).where(eq(deliveries.RecId, id)).for('update')
      if (!found) throw new DeliveryRefusedError(texts.noSuchDelivery)
      if (found.State !== 'applied') throw new DeliveryRefusedError(texts.notApplied)
      assertMayImport(actor, found.Kind)
      const binding = bindingOf(found.Kind)
      const appliedNumber = found.AppliedNumber ?? 0
      if (binding) await takeBackRecords(await enterSystemScope(tx), binding, { id, appliedNumber })
      else await takeBackClaims(tx, id, appliedNumber)
      await tx
        .update(deliveries)
        .set({ State: 'taken back', TakenBackBy: actor.email, TakenBackAt: sql`now()` })
        .where(eq(deliveries.RecId, id))
      if (found.Source !== null) await discountMapping(tx, found.Source, found.Report.mapping, found.Kind)
      await note(tx, actor, texts.activity.takenBack(found.FileName, found.Source))
    })
  } catch (error) {
    throw isReferenced(error) ? new DeliveryRefusedError(texts.inUse) : error
  }
  await database.makeDurable()
}

async function takeBackClaims(tx: Transaction, id: number, appliedNumber: number): Promise<void> {
  await assertNewest(tx, id, appliedNumber)
  await restoreNotifications(tx, id)
  await deleteMatches(tx, id)
  await restoreClaims(tx, id)
}

async function assertNewest(tx: Transaction, id: number, appliedNumber: number): Promise<void> {
  const isSameRecord = sql`later.claims_rec_id = own.claims_rec_id`
  const later = await findLaterChange(tx, { table: 'delivery_changes', isSameRecord }, { id, appliedNumber })
  if (later) throw new DeliveryRefusedError(texts.changedLater(later.count, later.file))
}

/** Notifications that were mailed cannot be unsent. The list of notifications is restored. */
async function restoreNotifications(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`
    with made as (delete from delivery_notifications where delivery_id = ${id} returning *), earlier as (
      update claim_notifications set date_criteria_met = met_before from made
      where claim_notifications.claims_rec_id = made.claims_rec_id and met_before is not null
        and claim_notifications.notification_criteria_rec_id = made.notification_criteria_rec_id
    )
    delete from claim_notifications using made
    where claim_notifications.claims_rec_id = made.claims_rec_id and met_before is null
      and claim_notifications.notification_criteria_rec_id = made.notification_criteria_rec_id`)
}

const columns = Object.values(getTableColumns(claims)).map(({ name }) => `"${name}"`)

async function restoreClaims(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`delete from claim_valuations where delivery_id = ${id}`)
  await tx.execute(sql`
    insert into claim_valuations
    select valuation.* from delivery_changes
    cross join jsonb_populate_record(null::claim_valuations, valuation_before) valuation
    where delivery_changes.delivery_id = ${id} and valuation_before is not null`)
  await tx.execute(sql`
    update claims set ${sql.raw(columns.map((name) => `${name} = earlier.${name}`).join(', '))}
    from delivery_changes cross join jsonb_populate_record(null::claims, before) earlier
    where delivery_id = ${id} and before is not null and claims.rec_id = claims_rec_id`)
  await tx.execute(sql`
    with changes as (delete from delivery_changes where delivery_id = ${id} returning claims_rec_id, before)
    delete from claims using changes where claims.rec_id = changes.claims_rec_id and before is null`)
}
