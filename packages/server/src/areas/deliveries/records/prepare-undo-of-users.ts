import { sql } from 'drizzle-orm'

import { revokeAfter } from '../../../credentials/revoke.ts'
import type { Transaction } from '../../../database/database.ts'
import { selectRows } from '../../../database/select-rows.ts'

/** The id of the row that a recorded change is about. */
const rowId = sql`(record_id::json ->> 'rec_id')::integer`

const changesOf = (deliveryId: number, table: 'users' | 'user_role_groups') =>
  sql`(select ${rowId} id, before, delivered from delivery_record_changes
    where delivery_id = ${deliveryId} and table_name = ${table})`

/**
 * Prepares the undo of a delivery of users. A role that was assigned later stays. Sessions with a delivered role end,
 * and so does the access of users whom the delivery had activated.
 */
export async function prepareUndoOfUsers(tx: Transaction<'system'>, deliveryId: number): Promise<void> {
  const changedUsers = changesOf(deliveryId, 'users')
  const changedLinks = changesOf(deliveryId, 'user_role_groups')
  // Every change of an account locks its user first (lockUser).
  await tx.execute(sql`
    select from users where rec_id in (select id from ${changedUsers} changed)
      or rec_id in (select users_rec_id from ${changedLinks} changed join user_role_groups on rec_id = changed.id)
    order by rec_id for no key update`)
  await tx.execute(sql`
    delete from delivery_record_changes using user_role_groups link
    where delivery_id = ${deliveryId} and table_name = 'user_role_groups' and link.rec_id = ${rowId}
      and link.users_rec_id in (select users_rec_id from ${changedLinks} changed
        join user_role_groups given on given.rec_id = changed.id where before is null and given.is_active = 0)`)
  const addedLinks = sql`(select id from ${changedLinks} changed where before is null)`
  await tx.execute(sql`
    delete from sessions
    where user_role_groups_rec_id in ${addedLinks} or viewed_user_role_groups_rec_id in ${addedLinks}`)
  const activated = await selectRows<{ id: number }>(
    tx,
    sql`select id from ${changedUsers} changed
      where before @> '{"is_active": 0}' and delivered @> '{"is_active": 1}'`,
  )
  for (const { id } of activated) await revokeAfter(tx, id, 'deactivation')
}
