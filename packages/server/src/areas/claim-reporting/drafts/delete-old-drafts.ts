import { lt, sql } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { claimDrafts } from '../../../database/tables/claim-reports.ts'
import { draftRetentionDays } from './draft-store.ts'

/**
 * Deletes drafts that were not saved for too long. Waits one day longer than promised, because the clock may be ahead.
 */
export async function deleteOldDrafts(tx: Transaction<'system'>): Promise<void> {
  await tx
    .delete(claimDrafts)
    .where(lt(claimDrafts.savedAt, sql`now() - (${draftRetentionDays} + 1) * interval '1 day'`))
}
