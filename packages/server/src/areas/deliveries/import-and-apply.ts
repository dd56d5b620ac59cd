import { eq, sql } from 'drizzle-orm'
import type { DeliveryReport } from '@captive/delivery'

import type { Transaction } from '../../database/database.ts'
import { deliveries } from '../../database/tables/deliveries.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ChangeRefusedError } from '../../http/outcome.ts'
import { analyze, isRefused, toStored, unread, withDownloadedFile } from './analysis.ts'
import { AnotherIsAppliedError } from './another-is-applied-error.ts'
import { applyDelivery, finishApplying, obstacleTo, writeDelivered } from './apply.ts'
import {
  importDelivery,
  importStoredFile,
  insertDelivery,
  withStoredFile,
  type FileToImport,
  type DeliveryActor,
} from './import-delivery.ts'
import { lockDeliveries } from './lock.ts'
import { mayApplyAutomatically } from './may-apply-automatically.ts'
import { bindingOf } from './records/index.ts'
import { prepareWriting } from './write-claims.ts'

/** The delivery must be confirmed by a staff user. */
export const needsReview = 'needs review'

interface ImportResult {
  id: number
  report: DeliveryReport
  /** Why the delivery was not applied: `needsReview`, or a sentence. Null if it was. */
  obstacle: string | null
}

type Needs = Pick<Dependencies, 'database' | 'storage' | 'config'>
type ConfirmedFile = FileToImport & {
  /** Whether a staff user confirmed how the file is read. */
  isConfirmed: boolean
}

/**
 * Imports a file as a delivery and applies it if that is allowed. Otherwise the delivery waits for a staff user.
 * @throws TooLargeError, UnsupportedFileError
 */
export async function importAndApply(
  dependencies: Needs,
  actor: DeliveryActor,
  file: ConfirmedFile,
): Promise<ImportResult> {
  const importKind = bindingOf(file.kind ?? 'claims') ? importRecords : importClaims
  const imported = await importKind(dependencies, actor, file)
  await dependencies.database.makeDurable()
  return imported
}

/** Writes the claims while the file is analyzed, because a large file takes minutes. */
function importClaims(
  dependencies: Needs,
  actor: DeliveryActor,
  { name, content, isConfirmed, ...options }: ConfirmedFile,
): Promise<ImportResult> {
  const { database, config } = dependencies
  return withStoredFile(dependencies, { name, content }, (file) => {
    const stored = { ...file, Kind: 'claims' } as const
    return withDownloadedFile(dependencies, stored, (read) =>
      database.transaction(actor.scope, async (tx): Promise<ImportResult> => {
        await lockDeliveries(tx)
        await tx.execute(prepareWriting)
        const id = await insertDelivery(tx, actor, stored, unread(stored.FileName, options.source ?? null))
        await tx.execute(sql`savepoint unwritten`)
        const report = await analyze((work) => work(tx), read, {
          name: stored.FileName,
          ...options,
          onClaims: async (claims) => {
            await options.onClaims?.(claims)
            await writeDelivered(tx, id, claims)
          },
        })
        const mayApply = isConfirmed || (await mayApplyAutomatically(tx, report))
        const obstacle = obstacleTo(report, stored.Kind) ?? (mayApply ? null : needsReview)
        if (obstacle !== null) await undo(tx, id, report)
        else await finishApplying(tx, config, actor, { id, kind: stored.Kind, report, accepted: [] })
        return { id, report, obstacle }
      }),
    ).catch(async (error: unknown) => {
      if (!(error instanceof AnotherIsAppliedError)) throw error
      return { ...(await importStoredFile(dependencies, actor, stored, options)), obstacle: error.message }
    })
  })
}

/** Undoes the writes, and makes the delivery wait for a staff user. */
async function undo(tx: Transaction, id: number, report: DeliveryReport): Promise<void> {
  await tx.execute(sql`rollback to savepoint unwritten`)
  await tx
    .update(deliveries)
    .set({ ...toStored(report), State: isRefused(report) ? 'refused' : 'waiting' })
    .where(eq(deliveries.RecId, id))
}

/** Analyzes records before writing them, because writing needs to know their sender. */
async function importRecords(
  dependencies: Needs,
  actor: DeliveryActor,
  { isConfirmed, ...file }: ConfirmedFile,
): Promise<ImportResult> {
  const { id, report } = await importDelivery(dependencies, actor, file)
  const mayApply =
    isConfirmed ||
    (await dependencies.database.transaction(actor.scope, (tx) => mayApplyAutomatically(tx, report, file.kind)))
  if (!mayApply) return { id, report, obstacle: needsReview }
  try {
    await applyDelivery(dependencies, actor, { id, accepted: [] })
    return { id, report, obstacle: null }
  } catch (error) {
    if (!(error instanceof ChangeRefusedError)) throw error
    return { id, report, obstacle: error.message }
  }
}
