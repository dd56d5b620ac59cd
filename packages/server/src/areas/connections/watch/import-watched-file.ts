import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, eq, exists, inArray, isNull, notInArray, or } from 'drizzle-orm'

import { systemScope } from '../../../database/scope.ts'
import { deliveries } from '../../../database/tables/deliveries.ts'
import { watchedFiles } from '../../../database/tables/connections.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { RefusedError } from '../../../errors/refusals.ts'
import { applyAutomatically, importDelivery, type DeliveryActor } from '../../deliveries/index.ts'
import { texts } from '../rules/texts.ts'
import { doneFolder, attentionFolder } from './find-unchanged-files.ts'
import { mailStaff } from './mail-staff.ts'
import type { OpenPlace } from './watched-place.ts'

type Needs = Pick<Dependencies, 'config' | 'database' | 'storage'>

/** Another copy of the server took the same file at the same time. */
class AlreadyImportedError extends Error {}

/**
 * Makes a delivery of a complete file, applies it if it needs no decision, mails staff otherwise, and moves the file.
 * Each step happens once, even with several copies or after an interruption: the hash of the content identifies the
 * delivery within its place, the mail and a mark are written in one transaction, and moving the file is the last step.
 */
export async function importWatchedFile(needs: Needs, setting: string, place: OpenPlace, path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'watched-'))
  try {
    const file = join(folder, 'file')
    await place.download(path, file)
    const hash = await hashOf(file)
    const imported =
      (await findImported(needs, setting, hash)) ?? (await importFile(needs, { setting, path, file, hash }))
    const end = await applyIfReady(needs, imported.DeliveryId)
    if (end === 'later') return
    if (end === 'needs review') await mailStaff(needs, { setting, hash, path, deliveryId: imported.DeliveryId })
    const target = end === 'done' ? doneFolder : attentionFolder
    const number = imported.DeliveryId ?? hash.slice(0, 8)
    await place.move(path, posix.join(target, posix.dirname(path), `${number} ${posix.basename(path)}`))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** The states of deliveries whose file is imported again if it is sent again. */
const undone = ['taken back', 'discarded'] as const

async function findImported({ database }: Needs, setting: string, hash: string) {
  const [found] = await database.transaction(
    systemScope,
    (tx) =>
      tx
        .select({ DeliveryId: watchedFiles.DeliveryId })
        .from(watchedFiles)
        .leftJoin(deliveries, eq(deliveries.RecId, watchedFiles.DeliveryId))
        .where(
          and(
            eq(watchedFiles.Setting, setting),
            eq(watchedFiles.FileHash, hash),
            or(isNull(deliveries.State), notInArray(deliveries.State, [...undone])),
          ),
        ),
    'read only',
  )
  return found
}

interface Found {
  setting: string
  path: string
  file: string
  hash: string
}

/** Uploads the file as a delivery. A file that cannot be a delivery, such as a program, gets none. */
async function importFile(needs: Needs, { setting, path, file, hash }: Found): Promise<{ DeliveryId: number | null }> {
  const [source, ...rest] = path.split('/')
  const actor: DeliveryActor = { scope: systemScope, userId: null, companyId: null, email: setting }
  try {
    const { id } = await importDelivery(needs, actor, {
      name: basename(path),
      content: createReadStream(file),
      source: rest.length > 0 ? source : undefined,
      alongside: async (tx, DeliveryId) => {
        const row = { Setting: setting, FileHash: hash, DeliveryId, isMailed: false }
        const isUndone = tx
          .select({ id: deliveries.RecId })
          .from(deliveries)
          .where(and(eq(deliveries.RecId, watchedFiles.DeliveryId), inArray(deliveries.State, [...undone])))
        const added = await tx
          .insert(watchedFiles)
          .values(row)
          .onConflictDoUpdate({
            target: [watchedFiles.Setting, watchedFiles.FileHash],
            set: row,
            setWhere: exists(isUndone),
          })
          .returning()
        if (added.length === 0) throw new AlreadyImportedError()
      },
    })
    return { DeliveryId: id }
  } catch (error) {
    const isRefused = error instanceof RefusedError && error.status < 500 // otherwise the next look tries again
    if (!(error instanceof AlreadyImportedError) && !isRefused) throw error
    if (isRefused)
      await needs.database.transaction(systemScope, (tx) =>
        tx
          .insert(watchedFiles)
          .values({ Setting: setting, FileHash: hash, Refusal: error.message })
          .onConflictDoNothing(),
      )
    return (await findImported(needs, setting, hash)) ?? { DeliveryId: null }
  }
}

/** Applies a delivery that needs no decision, and returns the outcome. */
async function applyIfReady(needs: Needs, id: number | null): Promise<'done' | 'needs review' | 'later'> {
  if (id === null) return 'needs review'
  const actor: DeliveryActor = { scope: systemScope, userId: null, companyId: null, email: texts.watch.actor }
  if ((await applyAutomatically(needs, actor, id)) === 'busy') return 'later'
  const [found] = await needs.database.transaction(
    systemScope,
    (tx) => tx.select({ State: deliveries.State }).from(deliveries).where(eq(deliveries.RecId, id)),
    'read only',
  )
  return found?.State === 'waiting' || found?.State === 'refused' ? 'needs review' : 'done'
}
