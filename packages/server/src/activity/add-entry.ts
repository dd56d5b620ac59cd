import { sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'

/** A new entry of the activity log. The user columns are null if the account is unknown. */
interface NewEntry {
  userId: number | null | SQL
  companyId: number | null | SQL
  user: string
  action: string
  networkAddress: string | undefined
}

/**
 * Adds an entry to the activity log. Assigns a transaction id before the entry gets its own id, because chain-progress.ts
 * compares entries with the ids of running transactions.
 */
export async function addEntry(tx: Transaction, entry: NewEntry): Promise<void> {
  const { userId, companyId, user, action, networkAddress = null } = entry
  await tx.execute(sql`insert into activity_log (users_rec_id, client_id, user_email, action, network_address)
    select ${userId}::integer, ${companyId}::integer, ${user}, ${action.slice(0, 500)}, ${networkAddress}
    where pg_current_xact_id() is not null`)
}
