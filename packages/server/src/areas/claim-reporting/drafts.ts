import type { ClaimDraft, StoredClaimDraft } from '@captive/api-client/contract'
import type { Answers, Form } from '@captive/form-engine'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Keyring } from '../../sealing/keyring.ts'
import { open, seal } from '../../sealing/seal.ts'
import type { Transaction } from '../../database/database.ts'
import { momentOf } from '../../database/moment.ts'
import { claimDraftFiles, claimDrafts } from '../../database/tables/claim-reports.ts'
import { uploads } from '../../database/tables/operation.ts'

/** A draft belongs to one user and one company. */
export interface DraftOwner {
  userId: number
  clientId: number
}

const place = ({ userId, clientId }: DraftOwner) => `draft:${userId}:${clientId}`
const belongsTo = ({ userId, clientId }: DraftOwner) =>
  and(eq(claimDrafts.UsersRecId, userId), eq(claimDrafts.ClientId, clientId), isNull(claimDrafts.withheldBy))

export async function findDraft(
  tx: Transaction,
  keyring: Keyring,
  owner: DraftOwner,
): Promise<StoredClaimDraft | null> {
  const [row] = await tx
    .select({ sealedDraft: claimDrafts.sealedDraft, savedAt: momentOf(claimDrafts.savedAt) })
    .from(claimDrafts)
    .where(belongsTo(owner))
  if (!row) return null
  const draft = JSON.parse(open(keyring, place(owner), row.sealedDraft)) as ClaimDraft // we sealed it ourselves
  return { draft, savedAt: row.savedAt }
}

/** Keeps the draft, and the caller's files that it names for as long. */
export async function keepDraft(
  tx: Transaction,
  keyring: Keyring,
  owner: DraftOwner,
  draft: ClaimDraft,
): Promise<void> {
  const sealedDraft = seal(keyring, place(owner), JSON.stringify(draft))
  const [kept] = await tx
    .insert(claimDrafts)
    .values({ UsersRecId: owner.userId, ClientId: owner.clientId, sealedDraft })
    .onConflictDoUpdate({
      target: [claimDrafts.UsersRecId, claimDrafts.ClientId],
      targetWhere: isNull(claimDrafts.withheldBy),
      set: { sealedDraft, savedAt: sql`now()` },
    })
    .returning({ id: claimDrafts.id })
  if (!kept) throw new TypeError('An upsert gave no row back.')
  await keepFiles(
    tx,
    { draftId: kept.id, UsersRecId: owner.userId },
    draft.uploads.flatMap(({ filePath }) => filePath ?? []),
  )
}

async function keepFiles(
  tx: Transaction,
  draft: { draftId: number; UsersRecId: number },
  storageKeys: string[],
): Promise<void> {
  await tx.delete(claimDraftFiles).where(eq(claimDraftFiles.draftId, draft.draftId))
  const own = await tx
    .select({ storageKey: uploads.storageKey })
    .from(uploads)
    .where(and(inArray(uploads.storageKey, storageKeys), eq(uploads.UsersRecId, draft.UsersRecId)))
  if (own.length > 0) await tx.insert(claimDraftFiles).values(own.map((file) => ({ ...draft, ...file })))
}

export async function discardDraft(tx: Transaction, owner: DraftOwner): Promise<void> {
  await tx.delete(claimDrafts).where(belongsTo(owner))
}

/**
 * The answers a draft may keep: what shows, so that a hidden confidential value is never stored, and what this form
 * does not know, so that a draft made under other definitions can say what no longer fits.
 */
export function answersToKeep(form: Form, answers: Answers): Answers {
  const unknown = Object.entries(answers).filter(([key]) => form.control(key) === undefined)
  return { ...Object.fromEntries(unknown), ...form.project(answers) }
}
