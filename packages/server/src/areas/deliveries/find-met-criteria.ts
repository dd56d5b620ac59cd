import { sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'

/** Paid plus reserved, loss and expense, less recovery: of a claim's row, or of its earlier row as JSON. */
const incurred = (column: (name: string) => string) =>
  sql.raw(
    `(${['loss_paid', 'loss_reserve', 'expense_paid', 'expense_reserve'].map(column).join(' + ')} - ${column('recovery')})`,
  )
const now = incurred((name) => `claim.${name}`)
const before = incurred((name) => `(before->>'${name}')::numeric`)

/**
 * The criteria that a change of a claim meets, by name. An amount is met when the incurred total rises to it or above
 * it.
 */
const isMet = sql`case criterion.criteria_name
  when 'New claim' then before is null
  when 'Claim closed' then claim.status_code = 'Closed' and coalesce(before->>'status_code', '') <> 'Closed'
  when 'Claim reopened' then claim.status_code = 'Reopened' and coalesce(before->>'status_code', '') <> 'Reopened'
  when 'Total incurred at least' then
    ${now} >= criterion.criteria_value::numeric and (before is null or ${before} < criterion.criteria_value::numeric)
  else false end`

/**
 * Writes a notification for each claim of a delivery that meets a criterion, and records when the criterion was met
 * before. Loss runs do not name a litigation manager, so that criterion is never met here.
 */
export async function findMetCriteria(tx: Transaction, deliveryId: number): Promise<void> {
  await tx.execute(sql`
    with met as (
      select claim.rec_id, claim.client_id, criterion.rec_id criterion
      from delivery_changes join claims claim on claim.rec_id = delivery_changes.claims_rec_id
      cross join notification_criteria criterion
      where delivery_changes.delivery_id = ${deliveryId} and criterion.is_active = 1 and ${isMet}
    ), recorded as (
      insert into delivery_notifications (delivery_id, claims_rec_id, notification_criteria_rec_id, met_before)
      select ${deliveryId}::integer, met.rec_id, met.criterion, earlier.date_criteria_met
      from met left join claim_notifications earlier
        on earlier.claims_rec_id = met.rec_id and earlier.notification_criteria_rec_id = met.criterion
    )
    insert into claim_notifications (notification_criteria_rec_id, claims_rec_id, client_id, date_criteria_met, is_active)
    select criterion, rec_id, client_id, now(), 1 from met
    on conflict (claims_rec_id, notification_criteria_rec_id)
      do update set date_criteria_met = excluded.date_criteria_met, is_active = 1`)
}
