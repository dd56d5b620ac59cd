import type { ClaimDraft, ClaimType, KeptDraft } from '@captive/api-client/contract'
import type { Form } from '@captive/form-engine'
import { desc, eq, sql } from 'drizzle-orm'

import type { Actor } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { claimDrafts } from '../../database/tables/claim-reports.ts'
import { users } from '../../database/tables/users.ts'
import type { Keyring } from '../../sealing/keyring.ts'
import { draftProgress } from './draft-progress.ts'
import { draftColumns, keptDraftDays, onShelf, openDraft, stateOf, type DraftShelf } from './drafts.ts'

interface Reading {
  shelf: DraftShelf
  reader: Actor
  readClaimForm: (tx: Transaction, claimType: ClaimType) => Promise<Form>
}

/** More than these are not listed: the caller's own come first. */
const listedAtMost = 50

/** The unfinished reports of a shelf, the reader's own first, newest first, and how far each is. */
export async function listDrafts(
  tx: Transaction,
  keyring: Keyring,
  { shelf, reader, readClaimForm }: Reading,
): Promise<KeptDraft[]> {
  const rows = await tx
    .select(draftColumns)
    .from(claimDrafts)
    .leftJoin(users, eq(users.RecId, claimDrafts.UsersRecId))
    .where(onShelf(shelf))
    .orderBy(sql`${claimDrafts.UsersRecId} = ${reader.userId} desc`, desc(claimDrafts.savedAt))
    .limit(listedAtMost)
  const listed: KeptDraft[] = []
  for (const row of rows) {
    const draft = openDraft(keyring, row)
    const form = draft.claimType && (await readClaimForm(tx, draft.claimType))
    listed.push({ DraftId: row.key, ...stateOf(row, reader), ...outlineOf(draft, form), keptUntil: endOf(row.savedAt) })
  }
  return listed
}

const outlineOf = (draft: ClaimDraft, form: Form | null) => ({
  claimType: draft.claimType,
  company: draft.personalInfo.company,
  step: draft.step,
  ...draftProgress(draft, form),
})

/** When a draft saved at a moment goes, if nobody goes on with it. */
function endOf(savedAt: string): string {
  return new Date(Date.parse(savedAt) + keptDraftDays * 86_400_000).toISOString()
}
