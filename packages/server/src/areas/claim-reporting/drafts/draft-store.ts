import type { ClaimDraft, DraftState } from '@captive/api-client/contract'
import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm'

import { recordActivity, type Actor } from '../../../activity/record-activity.ts'
import type { Transaction } from '../../../database/database.ts'
import { enterSystemScope } from '../../../database/enter-system-scope.ts'
import { momentOf } from '../../../database/moment.ts'
import { claimDraftFiles, claimDrafts } from '../../../database/tables/claim-reports.ts'
import { uploads } from '../../../database/tables/operation.ts'
import { users } from '../../../database/tables/users.ts'
import { InvalidRequestError } from '../../../errors/refusals.ts'
import type { Keyring } from '../../../sealing/keyring.ts'
import { open, seal } from '../../../sealing/seal.ts'
import type { DraftOutline } from './draft-outline.ts'
import { texts } from '../report/texts.ts'

/** Days for which a draft is kept after the last save. */
export const draftRetentionDays = 30

/** The most drafts of one user for one company. */
const maxDraftsPerUser = 20

/** The company that a draft is about, and the company whose users share it. */
export interface DraftCompanies {
  clientId: number
  reportingClientId: number
}

const sealContext = (key: string) => `draft:${key}`
const sealContextOfOutline = (key: string) => `outline:${key}`

export const ofCompanies = ({ clientId, reportingClientId }: DraftCompanies) =>
  and(
    eq(claimDrafts.ClientId, clientId),
    eq(claimDrafts.ReportingClientId, reportingClientId),
    isNull(claimDrafts.withheldBy),
  )

const holder = sql<string>`coalesce(${users.FirstName} || ' ' || ${users.LastName}, 'A colleague')`

/** The columns of a draft that are not encrypted. */
export const draftColumns = {
  id: claimDrafts.id,
  key: claimDrafts.key,
  version: claimDrafts.version,
  holderId: claimDrafts.UsersRecId,
  savedBy: holder,
  savedAt: momentOf(claimDrafts.savedAt),
}

export async function findDraft(tx: Transaction, companies: DraftCompanies, key: string) {
  const [row] = await tx
    .select({ ...draftColumns, sealedDraft: claimDrafts.sealedDraft })
    .from(claimDrafts)
    .leftJoin(users, eq(users.RecId, claimDrafts.UsersRecId))
    .where(and(ofCompanies(companies), eq(claimDrafts.key, key)))
  return row
}

export function openDraft(keyring: Keyring, { key, sealedDraft }: { key: string; sealedDraft: string }): ClaimDraft {
  return JSON.parse(open(keyring, sealContext(key), sealedDraft)) as ClaimDraft // the server sealed this JSON itself
}

export function openOutline(keyring: Keyring, { key, sealedOutline }: { key: string; sealedOutline: string }) {
  // the server sealed this JSON itself
  return JSON.parse(open(keyring, sealContextOfOutline(key), sealedOutline)) as DraftOutline
}

/** Who last saved a draft and when, from the reader's point of view. */
export function stateOf(
  { version, savedAt, savedBy, holderId }: Omit<DraftState, 'own'> & { holderId: number },
  { userId }: Pick<Actor, 'userId'>,
): DraftState {
  return { version, savedAt, savedBy, own: holderId === userId }
}

/** One save: the draft's key, the new version, and the version it is based on (null for a new draft). */
interface DraftSave {
  key: string
  version: string
  basedOn: string | null
}

interface DraftToKeep {
  companies: DraftCompanies
  save: DraftSave
  draft: ClaimDraft
  outline: DraftOutline
  caller: Actor
}

/**
 * Saves a draft unless a colleague saved a newer version (optimistic locking). The caller becomes the holder of the
 * draft and the owner of its files.
 * @returns the stored state. If its version differs from the version of this save, the save lost. Null if the draft was
 * discarded
 * @throws InvalidRequestError when the caller has too many drafts
 */
export async function keepDraft(
  tx: Transaction,
  keyring: Keyring,
  { companies, save, draft, outline, caller }: DraftToKeep,
): Promise<DraftState | null> {
  const sealed = {
    sealedDraft: seal(keyring, sealContext(save.key), JSON.stringify(draft)),
    sealedOutline: seal(keyring, sealContextOfOutline(save.key), JSON.stringify(outline)),
  }
  if (save.basedOn === null) await beginDraft(tx, companies, save, sealed, caller)
  const ofKey = and(ofCompanies(companies), eq(claimDrafts.key, save.key))
  const [locked] = await tx
    .select({ id: claimDrafts.id, version: claimDrafts.version, holderId: claimDrafts.UsersRecId })
    .from(claimDrafts)
    .where(ofKey)
    .for('update')
  if (!locked) return null
  if (locked.version === save.basedOn)
    await tx
      .update(claimDrafts)
      .set({ ...sealed, version: save.version, UsersRecId: caller.userId, savedAt: sql`now()` })
      .where(ofKey)
  const now = await findDraft(tx, companies, save.key)
  if (!now) throw new TypeError('A locked draft is gone.')
  if (now.version === save.version) await keepFiles(tx, { ...locked, caller }, draft)
  return stateOf(now, caller)
}

async function beginDraft(
  tx: Transaction,
  { clientId: ClientId, reportingClientId: ReportingClientId }: DraftCompanies,
  { key, version }: DraftSave,
  sealed: { sealedDraft: string; sealedOutline: string },
  { userId: UsersRecId }: Actor,
): Promise<void> {
  const ofOwn = and(eq(claimDrafts.UsersRecId, UsersRecId), eq(claimDrafts.ClientId, ClientId))
  // excludes this draft, which exists already if its first save is retried
  const otherDrafts = and(ofOwn, ne(claimDrafts.key, key))
  const [counted] = await tx.select({ number: count() }).from(claimDrafts).where(otherDrafts)
  if (counted && counted.number >= maxDraftsPerUser)
    throw new InvalidRequestError(texts.refusals.draftsFull(counted.number))
  await tx
    .insert(claimDrafts)
    .values({ key, version, UsersRecId, ClientId, ReportingClientId, ...sealed })
    .onConflictDoNothing()
}

/**
 * Links the draft to the caller's uploads that it names. If the draft was taken over, its files become the caller's
 * first.
 */
async function keepFiles(
  tx: Transaction,
  { id: draftId, holderId, caller }: { id: number; holderId: number; caller: Actor },
  draft: ClaimDraft,
): Promise<void> {
  const named = draft.uploads.flatMap(({ filePath }) => filePath ?? [])
  const ofDraft = eq(claimDraftFiles.draftId, draftId)
  if (holderId !== caller.userId) {
    await recordActivity(tx, caller, texts.activity.draftTakenOver)
    const system = await enterSystemScope(tx) // the rows of the files still belong to the former holder
    const files = system.select({ storageKey: claimDraftFiles.storageKey }).from(claimDraftFiles).where(ofDraft)
    await system
      .update(uploads)
      .set({ UsersRecId: caller.userId })
      .where(
        and(inArray(uploads.storageKey, files), eq(uploads.UsersRecId, holderId), inArray(uploads.storageKey, named)),
      )
  }
  await tx.delete(claimDraftFiles).where(ofDraft)
  const own = await tx
    .select({ storageKey: uploads.storageKey })
    .from(uploads)
    .where(and(inArray(uploads.storageKey, named), eq(uploads.UsersRecId, caller.userId)))
  if (own.length > 0) await tx.insert(claimDraftFiles).values(own.map((file) => ({ draftId, ...file })))
}

/** Deletes a draft only if the user still holds it. A colleague may have taken it over. */
export async function discardDraft(
  tx: Transaction,
  companies: DraftCompanies,
  key: string,
  userId: number,
): Promise<void> {
  await tx
    .delete(claimDrafts)
    .where(and(ofCompanies(companies), eq(claimDrafts.key, key), eq(claimDrafts.UsersRecId, userId)))
}
