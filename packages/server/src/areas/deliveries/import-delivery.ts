import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { and, eq, inArray } from 'drizzle-orm'
import type { DeliveryKind } from '@captive/api-client/contract'
import type { DeliveryReport } from '@captive/delivery'

import { addEntry } from '../../activity/add-entry.ts'
import type { Transaction } from '../../database/database.ts'
import { systemScope, type Scope } from '../../database/scope.ts'
import { deliveries } from '../../database/tables/deliveries.ts'
import type { Dependencies } from '../../dependencies.ts'
import { deleteUploads, keepCheck } from '../../storage/file-checks.ts'
import { assertMayImport } from './assert-may-import.ts'
import { analyze, isRefused, toStored, withDownloadedFile, type AnalysisOptions } from './analysis.ts'
import type { InTransaction } from '../../database/in-transaction.ts'
import { texts } from './texts.ts'

/** Who imports, applies or takes back a delivery: a user, or a command without a user. */
export interface DeliveryActor {
  scope: Scope
  userId: number | null
  companyId: number | null
  email: string
  /** The role of the user. */
  role?: string
  isService?: true
}

/** The size of the largest delivery, in bytes. */
export const deliveryLimit = 314_572_800

export interface FileToImport extends AnalysisOptions {
  name: string
  content: Readable
  /** Writes related rows in the transaction that adds the delivery. */
  alongside?: (tx: Transaction, id: number) => Promise<void>
}

/** A stored file of a delivery. */
export interface DeliveryFile {
  FileName: string
  FileSize: number
  FileHash: string
  storageKey: string
}

/**
 * Stores a file and analyzes it. The delivery then waits for a staff user and replaces a waiting delivery of the same
 * file. A file that cannot be read becomes a rejected delivery.
 * @returns the id of the delivery and the full report
 * @throws TooLargeError, UnsupportedFileError
 */
export function importDelivery(
  dependencies: Pick<Dependencies, 'database' | 'storage'>,
  actor: DeliveryActor,
  { name, content, ...options }: FileToImport,
) {
  return withStoredFile(dependencies, { name, content }, (stored) =>
    importStoredFile(dependencies, actor, stored, options),
  )
}

/** Stores a file and the result of its virus check, then runs `work`. Removes the file if `work` fails. */
export async function withStoredFile<T>(
  { database, storage }: Pick<Dependencies, 'database' | 'storage'>,
  { name, content }: Pick<FileToImport, 'name' | 'content'>,
  work: (stored: DeliveryFile) => Promise<T>,
): Promise<T> {
  const hash = createHash('sha256')
  const hashed = Readable.from(tee(content, (chunk) => hash.update(chunk)))
  const file = await storage.receive(name, hashed, deliveryLimit)
  const { storageKey, size } = file
  try {
    await database.transaction(systemScope, (tx) => keepCheck(tx, file))
    return await work({ FileName: file.name, FileSize: size, FileHash: hash.digest('hex'), storageKey })
  } catch (error) {
    await storage.remove(storageKey)
    await database.transaction(systemScope, (tx) => deleteUploads(tx, [storageKey]))
    throw error
  }
}

/** Analyzes a stored file, as importDelivery does. */
export async function importStoredFile(
  { database, storage }: Pick<Dependencies, 'database' | 'storage'>,
  actor: DeliveryActor,
  stored: DeliveryFile,
  { alongside, kind = 'claims', ...options }: Omit<FileToImport, 'name' | 'content'>,
) {
  const inTransaction: InTransaction = (work) => database.transaction(actor.scope, work, 'read only')
  const report = await withDownloadedFile({ database, storage }, { ...stored, Kind: kind }, (file) =>
    analyze(inTransaction, file, { name: stored.FileName, kind, ...options }),
  )
  const id = await database.transaction(actor.scope, async (tx) => {
    const added = await insertDelivery(tx, actor, { ...stored, Kind: kind }, report)
    await alongside?.(tx, added)
    return added
  })
  return { id, report }
}

/** Adds a waiting or refused delivery, and discards a waiting delivery of the same file. */
export async function insertDelivery(
  tx: Transaction,
  actor: DeliveryActor,
  stored: DeliveryFile & { Kind: DeliveryKind },
  report: DeliveryReport,
): Promise<number> {
  const { FileHash, Kind } = stored
  assertMayImport(actor, Kind)
  const replaced = tx
    .select({ id: deliveries.RecId })
    .from(deliveries)
    .where(and(eq(deliveries.FileHash, FileHash), eq(deliveries.Kind, Kind), eq(deliveries.State, 'waiting')))
    .for('update', { skipLocked: true }) // a delivery that is being applied is locked and not replaced
  await tx.update(deliveries).set({ State: 'discarded' }).where(inArray(deliveries.RecId, replaced))
  const [row] = await tx
    .insert(deliveries)
    .values({
      ...toStored(report),
      ...stored,
      State: isRefused(report) ? 'refused' : 'waiting',
      BroughtBy: actor.email,
    })
    .returning({ id: deliveries.RecId })
  await note(tx, actor, texts.activity.brought(stored.FileName, report.source))
  return row?.id ?? 0
}

async function* tee(content: AsyncIterable<Buffer>, see: (chunk: Buffer) => unknown): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    see(chunk)
    yield chunk
  }
}

/** Writes an entry to the activity log. */
export const note = (tx: Parameters<typeof addEntry>[0], actor: DeliveryActor, action: string): Promise<void> =>
  addEntry(tx, {
    userId: actor.userId,
    companyId: actor.companyId,
    user: actor.email,
    action,
    networkAddress: undefined,
  })
