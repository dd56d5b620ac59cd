import type { KeptDraft } from '@captive/api-client/contract'
import { desc, eq, sql } from 'drizzle-orm'

import type { Actor } from '../../../activity/record-activity.ts'
import type { Transaction } from '../../../database/database.ts'
import { claimDrafts } from '../../../database/tables/claim-reports.ts'
import { users } from '../../../database/tables/users.ts'
import type { Keyring } from '../../../sealing/keyring.ts'
import type { ReadClaimForm } from '../report/claim-form.ts'
import { outlineOf, type DraftOutline } from './draft-outline.ts'
import {
  draftColumns,
  draftRetentionDays,
  ofCompanies,
  openDraft,
  openOutline,
  stateOf,
  type DraftCompanies,
} from './draft-store.ts'

interface Reading {
  companies: DraftCompanies
  reader: Actor
  readClaimForm: ReadClaimForm
}

/** Reads the whole draft if an earlier version of the server stored no outline. */
const wholeDraft = sql<
  string | null
>`case when ${claimDrafts.sealedOutline} is null then ${claimDrafts.sealedDraft} end`

/** The most drafts in the list. The caller's own drafts come first. */
const listedAtMost = 50

/** The drafts of a pair of companies with their progress: the reader's own drafts first, then newest first. */
export async function listDrafts(
  tx: Transaction,
  keyring: Keyring,
  { companies, reader, readClaimForm }: Reading,
): Promise<KeptDraft[]> {
  const rows = await tx
    .select({ ...draftColumns, sealedOutline: claimDrafts.sealedOutline, wholeDraft })
    .from(claimDrafts)
    .leftJoin(users, eq(users.RecId, claimDrafts.UsersRecId))
    .where(ofCompanies(companies))
    .orderBy(sql`${claimDrafts.UsersRecId} = ${reader.userId} desc`, desc(claimDrafts.savedAt))
    .limit(listedAtMost)
  const listed: KeptDraft[] = []
  for (const row of rows) {
    const outline = await readOutline(row)
    listed.push({ DraftId: row.key, ...stateOf(row, reader), ...outline, keptUntil: endOf(row.savedAt) })
  }
  return listed

  async function readOutline({
    key,
    sealedOutline,
    wholeDraft: sealedDraft,
  }: (typeof rows)[number]): Promise<DraftOutline> {
    if (sealedOutline !== null) return openOutline(keyring, { key, sealedOutline })
    const draft = openDraft(keyring, { key, sealedDraft: sealedDraft ?? '' })
    return outlineOf(draft, draft.claimType && (await readClaimForm(tx, draft.claimType)))
  }
}

/** The moment when a draft expires if it is not saved again. */
function endOf(savedAt: string): string {
  return new Date(Date.parse(savedAt) + draftRetentionDays * 86_400_000).toISOString()
}
