import { lt, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { claimDrafts } from '../../database/tables/claim-reports.ts'
import { keptDraftDays } from './drafts.ts'

/** Removes unfinished reports that nobody went on with in time. Runs in the system's scope. */
export async function endOldDrafts(tx: Transaction): Promise<void> {
  await tx.delete(claimDrafts).where(lt(claimDrafts.savedAt, sql`now() - ${keptDraftDays} * interval '1 day'`))
}
