import type { ClaimType, KeptDraft } from '@captive/api-client/contract'
import type { Form } from '@captive/form-engine'
import { desc, eq, sql } from 'drizzle-orm'

import type { Actor } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { claimDrafts } from '../../database/tables/claim-reports.ts'
import { users } from '../../database/tables/users.ts'
import type { Keyring } from '../../sealing/keyring.ts'
import { outlineOf, type DraftOutline } from './draft-outline.ts'
import { draftColumns, keptDraftDays, onShelf, openDraft, openOutline, stateOf, type DraftShelf } from './drafts.ts'

interface Reading {
  shelf: DraftShelf
  reader: Actor
  readClaimForm: (tx: Transaction, claimType: ClaimType) => Promise<Form>
}

/** Of a draft that an earlier version kept, which wrote no outline. */
const wholeDraft = sql<
  string | null
>`case when ${claimDrafts.sealedOutline} is null then ${claimDrafts.sealedDraft} end`

/** More than these are not listed: the caller's own come first. */
const listedAtMost = 50

/** The unfinished reports of a shelf, the reader's own first, newest first, and how far each is. */
export async function listDrafts(
  tx: Transaction,
  keyring: Keyring,
  { shelf, reader, readClaimForm }: Reading,
): Promise<KeptDraft[]> {
  const rows = await tx
    .select({ ...draftColumns, sealedOutline: claimDrafts.sealedOutline, wholeDraft })
    .from(claimDrafts)
    .leftJoin(users, eq(users.RecId, claimDrafts.UsersRecId))
    .where(onShelf(shelf))
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

/** When a draft saved at a moment goes, if nobody goes on with it. */
function endOf(savedAt: string): string {
  return new Date(Date.parse(savedAt) + keptDraftDays * 86_400_000).toISOString()
}
