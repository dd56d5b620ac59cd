import { getTableName, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { selectRows } from '../../database/select-rows.ts'
import { claimNotes } from '../../database/tables/claims.ts'
import type { Notice } from './notify-subscribers.ts'
import { texts } from './texts.ts'

const { watched } = texts.notification
const compared = ['status_code', 'loss_paid', 'loss_reserve', 'expense_paid', 'expense_reserve', 'recovery']
const differs = sql.raw(
  compared.map((name) => `claims.${name}::text is distinct from made.before->>'${name}'`).join(' or '),
)

/**
 * The claims whose status or amounts a delivery changed or that got a note, for each user who watches them and may see
 * their company: the first ones, and their total number.
 */
export async function listWatched(tx: Transaction, deliveryId: number, limit: number): Promise<Notice[]> {
  const rows = await selectRows<Notice>(
    tx,
    sql`
    with touched as (
      select claims.rec_id, ${watched.changed}::text what
      from delivery_changes made join claims on claims.rec_id = made.claims_rec_id
      where made.delivery_id = ${deliveryId} and made.before is not null and (${differs})
      union
      select claim_notes.claims_rec_id, ${watched.noted}::text
      from delivery_record_changes made join claim_notes on claim_notes.rec_id = (made.record_id::json->>'rec_id')::integer
      where made.delivery_id = ${deliveryId} and made.table_name = ${getTableName(claimNotes)}
    ), numbered as (
      select users.rec_id user_id, users.email, claims.client_id, claims.claim_number, claims.policy_id, touched.what,
        count(*) over (partition by users.rec_id)::integer total,
        row_number() over (partition by users.rec_id order by claims.claim_number, touched.what) place
      from touched
      join claims using (rec_id)
      join claim_watches on claim_watches.claims_rec_id = claims.rec_id
      join clients on clients.client_id = claims.client_id
      join users on users.rec_id = claim_watches.users_rec_id and users.is_active = 1 and users.deleted_at is null
      join user_role_groups link on link.users_rec_id = users.rec_id and link.is_active = 1
      join role_groups on role_groups.rec_id = link.role_groups_rec_id
      join groups on groups.rec_id = role_groups.groups_rec_id
      where may_see_company(
        reach_of(groups.name, groups.code), users.client_id, clients.client_id, clients.broker_client_id = users.client_id)
    )
    select user_id "userId", email, numbered.client_id "companyId", claim_number "claimNumber",
      policies.policy_number policy, what criterion, 'Any' "value", total
    from numbered join policies using (policy_id)
    where place <= ${limit}
    order by user_id, place`,
  )
  return rows
}
