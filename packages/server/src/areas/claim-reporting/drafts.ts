import type { ClaimDraft, DraftState } from '@captive/api-client/contract'
import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm'

import { recordActivity, type Actor } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { momentOf } from '../../database/moment.ts'
import { enterScope, systemScope } from '../../database/scope.ts'
import { claimDraftFiles, claimDrafts } from '../../database/tables/claim-reports.ts'
import { uploads } from '../../database/tables/operation.ts'
import { users } from '../../database/tables/users.ts'
import { InvalidRequestError } from '../../http/refusals.ts'
import type { Keyring } from '../../sealing/keyring.ts'
import { open, seal } from '../../sealing/seal.ts'
import type { DraftOutline } from './draft-outline.ts'

/** For how long an unfinished report is kept after its last change. */
export const keptDraftDays = 30

/** How many of them one person keeps for one company. */
const draftsOfOnePerson = 20

/** Unfinished reports that the people of one company make for a company. */
export interface DraftShelf {
  clientId: number
  reportingClientId: number
}

const place = (key: string) => `draft:${key}`
const placeOfOutline = (key: string) => `outline:${key}`

export const onShelf = ({ clientId, reportingClientId }: DraftShelf) =>
  and(
    eq(claimDrafts.ClientId, clientId),
    eq(claimDrafts.ReportingClientId, reportingClientId),
    isNull(claimDrafts.withheldBy),
  )

const holder = sql<string>`coalesce(${users.FirstName} || ' ' || ${users.LastName}, 'A colleague')`

/** What is known of a draft without opening it. */
export const draftColumns = {
  id: claimDrafts.id,
  key: claimDrafts.key,
  version: claimDrafts.version,
  holderId: claimDrafts.UsersRecId,
  savedBy: holder,
  savedAt: momentOf(claimDrafts.savedAt),
}

export async function findDraft(tx: Transaction, shelf: DraftShelf, key: string) {
  const [row] = await tx
    .select({ ...draftColumns, sealedDraft: claimDrafts.sealedDraft })
    .from(claimDrafts)
    .leftJoin(users, eq(users.RecId, claimDrafts.UsersRecId))
    .where(and(onShelf(shelf), eq(claimDrafts.key, key)))
  return row
}

export function openDraft(keyring: Keyring, { key, sealedDraft }: { key: string; sealedDraft: string }): ClaimDraft {
  return JSON.parse(open(keyring, place(key), sealedDraft)) as ClaimDraft // we sealed it ourselves
}

export function openOutline(keyring: Keyring, { key, sealedOutline }: { key: string; sealedOutline: string }) {
  return JSON.parse(open(keyring, placeOfOutline(key), sealedOutline)) as DraftOutline // we sealed it ourselves
}

/** Who saved a draft last, and when, as one of its company sees it. */
export function stateOf(
  { version, savedAt, savedBy, holderId }: Omit<DraftState, 'own'> & { holderId: number },
  { userId }: Pick<Actor, 'userId'>,
): DraftState {
  return { version, savedAt, savedBy, own: holderId === userId }
}

/** A save: of which draft, what it makes of it, and what it knew of it; null for a new one. */
interface DraftSave {
  key: string
  version: string
  basedOn: string | null
}

interface DraftToKeep {
  shelf: DraftShelf
  save: DraftSave
  draft: ClaimDraft
  outline: DraftOutline
  caller: Actor
}

/**
 * Keeps a draft unless somebody else saved it meanwhile; who saves it holds it from then on, with its files.
 * @returns how it stands: its version is that of this save where it was kept. Null where it is not there any more
 * @throws InvalidRequestError when the caller keeps too many
 */
export async function keepDraft(
  tx: Transaction,
  keyring: Keyring,
  { shelf, save, draft, outline, caller }: DraftToKeep,
): Promise<DraftState | null> {
  const sealed = {
    sealedDraft: seal(keyring, place(save.key), JSON.stringify(draft)),
    sealedOutline: seal(keyring, placeOfOutline(save.key), JSON.stringify(outline)),
  }
  if (save.basedOn === null) await beginDraft(tx, shelf, save, sealed, caller)
  const ofKey = and(onShelf(shelf), eq(claimDrafts.key, save.key))
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
  const now = await findDraft(tx, shelf, save.key)
  if (!now) throw new TypeError('A locked draft is gone.')
  if (now.version === save.version) await keepFiles(tx, { ...locked, caller }, draft)
  return stateOf(now, caller)
}

async function beginDraft(
  tx: Transaction,
  { clientId: ClientId, reportingClientId: ReportingClientId }: DraftShelf,
  { key, version }: DraftSave,
  sealed: { sealedDraft: string; sealedOutline: string },
  { userId: UsersRecId }: Actor,
): Promise<void> {
  const ofOwn = and(eq(claimDrafts.UsersRecId, UsersRecId), eq(claimDrafts.ClientId, ClientId))
  const others = and(ofOwn, ne(claimDrafts.key, key)) // its first save may have arrived
  const [kept] = await tx.select({ number: count() }).from(claimDrafts).where(others)
  if (kept && kept.number >= draftsOfOnePerson)
    throw new InvalidRequestError(`You keep ${kept.number} unfinished reports. Discard one of them first.`)
  await tx
    .insert(claimDrafts)
    .values({ key, version, UsersRecId, ClientId, ReportingClientId, ...sealed })
    .onConflictDoNothing()
}

/** The files of the draft are those it names of the caller's own; those of a draft taken over become the caller's. */
async function keepFiles(
  tx: Transaction,
  { id: draftId, holderId, caller }: { id: number; holderId: number; caller: Actor },
  draft: ClaimDraft,
): Promise<void> {
  const named = draft.uploads.flatMap(({ filePath }) => filePath ?? [])
  const ofDraft = eq(claimDraftFiles.draftId, draftId)
  if (holderId !== caller.userId) {
    await recordActivity(tx, caller, 'Took over an unfinished claim report')
    await tx.execute(enterScope(systemScope)) // another one's files
    const files = tx.select({ storageKey: claimDraftFiles.storageKey }).from(claimDraftFiles).where(ofDraft)
    await tx
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

/** Removes a draft that its user holds; a colleague who took it over keeps it. */
export async function discardDraft(tx: Transaction, shelf: DraftShelf, key: string, userId: number): Promise<void> {
  await tx.delete(claimDrafts).where(and(onShelf(shelf), eq(claimDrafts.key, key), eq(claimDrafts.UsersRecId, userId)))
}
