import { and, eq, gt, inArray, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { fileChecks } from '../database/tables/file-checks.ts'
import { uploads } from '../database/tables/operation.ts'
import { FileWithheldError } from '../errors/refusals.ts'
import type { ReceivedFile } from './scanned-storage.ts'
import { texts } from './texts.ts'

/**
 * The columns of a check. A file without a row was made by the server, or is older than the virus check.
 */
const columns = { state: fileChecks.state, finding: fileChecks.finding, activeContent: fileChecks.activeContent }

/** The result of the virus check of a file. */
export type FileCheck = Pick<ReceivedFile, 'state' | 'finding' | 'activeContent'>

/** A file with its display name and the result of its check. */
export interface CheckedFile extends Pick<ReceivedFile, 'state' | 'activeContent'> {
  name: string
  storageKey: string
}

/** States of files that cannot be sent or opened, because they contain a virus or wait for the check. */
export const withheldStates = ['waiting', 'infected'] as const

/** Stores the result of a file's check, in the transaction that adds the row to which the file belongs. */
export async function keepCheck(
  tx: Transaction,
  { storageKey, state, finding, activeContent }: FileCheck & { storageKey: string },
): Promise<void> {
  await tx.insert(fileChecks).values({ storageKey, state, finding, activeContent })
}

/** Adds a received file as an upload of a user. */
export async function addUpload(
  tx: Transaction,
  file: ReceivedFile,
  { userId, attached = false }: { userId: number; attached?: boolean },
): Promise<void> {
  const { storageKey, name, size, mediaType } = file
  await tx.insert(uploads).values({ storageKey, name, size, mediaType, UsersRecId: userId, attached })
  await keepCheck(tx, file)
}

/** Days for which an infected file is stored, so that staff can have it examined. */
const quarantineDays = 30

/** The keys of infected files that are still stored. */
export const setAsideFiles = (tx: Transaction) =>
  tx
    .select({ storageKey: fileChecks.storageKey })
    .from(fileChecks)
    .where(
      and(eq(fileChecks.state, 'infected'), gt(fileChecks.triedAt, sql`now() - ${quarantineDays} * interval '1 day'`)),
    )

/** Deletes uploads and the results of their checks. The caller deletes the files after the commit. */
export async function deleteUploads(tx: Transaction<'system'>, storageKeys: string[]): Promise<void> {
  await tx.delete(uploads).where(inArray(uploads.storageKey, storageKeys))
  await tx.delete(fileChecks).where(inArray(fileChecks.storageKey, storageKeys))
}

/** The results of the checks of files, by storage key. */
export async function readChecks(
  tx: Transaction,
  storageKeys: readonly string[],
): Promise<ReadonlyMap<string, FileCheck>> {
  if (storageKeys.length === 0) return new Map()
  const rows = await tx
    .select({ storageKey: fileChecks.storageKey, ...columns })
    .from(fileChecks)
    .where(inArray(fileChecks.storageKey, [...storageKeys]))
  return new Map(rows.map(({ storageKey, ...check }) => [storageKey, check]))
}

/** Adds the results of their checks to files. */
export async function withChecks<File extends { storageKey: string }>(
  tx: Transaction,
  files: readonly File[],
): Promise<(File & Pick<CheckedFile, 'state' | 'activeContent'>)[]> {
  const checks = await readChecks(
    tx,
    files.map(({ storageKey }) => storageKey),
  )
  return files.map((file) => {
    const { state = 'not-scanned', activeContent = null } = checks.get(file.storageKey) ?? {}
    return { ...file, state, activeContent }
  })
}

/**
 * Checks that a file may be opened.
 * @throws FileWithheldError with a sentence that names the file
 */
export async function assertReadable(tx: Transaction, storageKey: string, name: string): Promise<void> {
  const [check] = await tx.select(columns).from(fileChecks).where(eq(fileChecks.storageKey, storageKey))
  const message = check && withholding(name, check)
  if (message !== undefined) throw new FileWithheldError(message)
}

/** Why a file cannot be sent or opened; undefined if it can. */
export function withholding(
  name: string,
  { state, finding }: Pick<FileCheck, 'state' | 'finding'>,
): string | undefined {
  if (state === 'infected') return texts.infected(name, finding ?? '')
  return state === 'waiting' ? texts.waiting(name) : undefined
}

/** The files that wait for the check, least recently tried first. */
export function listWaiting(database: Database, limit: number): Promise<{ storageKey: string }[]> {
  return database.transaction(
    systemScope,
    (tx) =>
      tx
        .select({ storageKey: fileChecks.storageKey })
        .from(fileChecks)
        .where(eq(fileChecks.state, 'waiting'))
        .orderBy(fileChecks.triedAt)
        .limit(limit),
    'read only',
  )
}

/** Records the attempt, so that the next run begins with other files. */
export function noteTry(database: Database, storageKey: string): Promise<unknown> {
  return database.transaction(systemScope, (tx) =>
    tx
      .update(fileChecks)
      .set({ triedAt: sql`now()` })
      .where(eq(fileChecks.storageKey, storageKey)),
  )
}
