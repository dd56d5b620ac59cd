import { eq, sql } from 'drizzle-orm'
import type { DeliveryReport } from '@captive/delivery'

import type { Transaction } from '../../database/database.ts'
import { deliveries } from '../../database/tables/deliveries.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ChangeRefusedError } from '../../http/outcome.ts'
import { analyze, isRefused, toStored, unread, withKeptFile } from './analysis.ts'
import { AnotherIsAppliedError } from './another-is-applied-error.ts'
import { applyDelivery, finishApplying, obstacleTo, writeDelivered } from './apply.ts'
import { bringDelivery, bringKept, insertDelivery, keepingFile, type BroughtFile, type DeliveryActor } from './bring.ts'
import { lockDeliveries } from './lock.ts'
import { mayApplyAlone } from './may-apply-alone.ts'
import { bindingOf } from './records/index.ts'
import { prepareWriting } from './write-claims.ts'

/** The delivery must be confirmed by a staff user. */
export const needsPerson = 'needs a person'

interface Brought {
  id: number
  report: DeliveryReport
  /** Why the delivery was not applied: `needsPerson`, or a sentence. Null if it was. */
  obstacle: string | null
}

type Needed = Pick<Dependencies, 'database' | 'storage' | 'config'>
type ConfirmedFile = BroughtFile & {
  /** Whether a staff user confirmed how the file is read. */
  isConfirmed: boolean
}

/**
 * Imports a file as a delivery and applies it if that is allowed. Otherwise the delivery waits for a staff user.
 * @throws TooLargeError, UnsupportedFileError
 */
export async function bringAndApply(dependencies: Needed, actor: DeliveryActor, file: ConfirmedFile): Promise<Brought> {
  const bring = bindingOf(file.kind ?? 'claims') ? bringRecords : bringClaims
  const brought = await bring(dependencies, actor, file)
  await dependencies.database.makeDurable()
  return brought
}

/** Writes the claims while the file is analyzed, because a large file takes minutes. */
function bringClaims(
  dependencies: Needed,
  actor: DeliveryActor,
  { name, content, isConfirmed, ...options }: ConfirmedFile,
): Promise<Brought> {
  const { database, config } = dependencies
  return keepingFile(dependencies, { name, content }, (file) => {
    const kept = { ...file, Kind: 'claims' } as const
    return withKeptFile(dependencies, kept, (read) =>
      database.transaction(actor.scope, async (tx): Promise<Brought> => {
        await lockDeliveries(tx)
        await tx.execute(prepareWriting)
        const id = await insertDelivery(tx, actor, kept, unread(kept.FileName, options.source ?? null))
        await tx.execute(sql`savepoint unwritten`)
        const report = await analyze((work) => work(tx), read, {
          name: kept.FileName,
          ...options,
          onClaims: async (claims) => {
            await options.onClaims?.(claims)
            await writeDelivered(tx, id, claims)
          },
        })
        const mayApply = isConfirmed || (await mayApplyAlone(tx, report))
        const obstacle = obstacleTo(report, kept.Kind) ?? (mayApply ? null : needsPerson)
        if (obstacle !== null) await undo(tx, id, report)
        else await finishApplying(tx, config, actor, { id, kind: kept.Kind, report, accepted: [] })
        return { id, report, obstacle }
      }),
    ).catch(async (error: unknown) => {
      if (!(error instanceof AnotherIsAppliedError)) throw error
      return { ...(await bringKept(dependencies, actor, kept, options)), obstacle: error.message }
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
async function bringRecords(
  dependencies: Needed,
  actor: DeliveryActor,
  { isConfirmed, ...file }: ConfirmedFile,
): Promise<Brought> {
  const { id, report } = await bringDelivery(dependencies, actor, file)
  const mayApply =
    isConfirmed || (await dependencies.database.transaction(actor.scope, (tx) => mayApplyAlone(tx, report, file.kind)))
  if (!mayApply) return { id, report, obstacle: needsPerson }
  try {
    await applyDelivery(dependencies, actor, { id, accepted: [] })
    return { id, report, obstacle: null }
  } catch (error) {
    if (!(error instanceof ChangeRefusedError)) throw error
    return { id, report, obstacle: error.message }
  }
}
