import { lt, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { claimDrafts } from '../../database/tables/claim-reports.ts'
import { keptDraftDays } from './drafts.ts'

/**
 * Removes unfinished reports that nobody saved for too long, a day later than promised because the clock may be ahead.
 * Runs in the system's scope.
 */
export async function endOldDrafts(tx: Transaction): Promise<void> {
  await tx.delete(claimDrafts).where(lt(claimDrafts.savedAt, sql`now() - (${keptDraftDays} + 1) * interval '1 day'`))
}
