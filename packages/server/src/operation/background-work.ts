import type { FastifyBaseLogger } from 'fastify'
import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'

import { chainActivity } from '../activity/chain-activity.ts'
import { endOldDrafts } from '../areas/claim-reporting/index.ts'
import type { Database } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { claimDraftFiles, confirmations } from '../database/tables/claim-reports.ts'
import { tries, uploads } from '../database/tables/operation.ts'
import { knownDevices, passwordTokens, sessions } from '../database/tables/users.ts'
import { Copy, heartbeat } from '../mail/copy.ts'
import { sendDueMail } from '../mail/mail-worker.ts'
import { removeSentMail } from '../mail/outbox.ts'
import type { SendMail } from '../mail/transport.ts'
import type { Parts } from '../parts.ts'
import { pullBack } from './pull-back.ts'
import { repeat } from './repeat.ts'
import { clocksOf, SteadyClock } from './steady-clock.ts'
import { addToCount } from '../session/limits.ts'

/** A file that nothing is attached to for so long is given up. Longer than any call may take. */
const orphanMinutes = 40

/** Shorter than the pause between two clean-ups, so that a copy that is alone lists at each one. */
const secondsPerListing = 14 * 60

const minute = 60_000

/**
 * Sends mail each second, chains the activity log every five, and cleans up four times an hour, until the returned
 * function is called.
 */
export async function startBackgroundWork(
  { parts, send, log }: { parts: Parts; send: SendMail; log: FastifyBaseLogger },
  copy = new Copy(parts.database),
): Promise<() => Promise<void>> {
  const { config, database } = parts
  const clock = new SteadyClock(clocksOf(database))
  await Promise.all([copy.join(), clock.hasRunEvenlyFor(orphanMinutes)]) // the clocks are watched from now on
  const mail = { database, keyring: config.keyring, copy: copy.id, send, log }
  const stops = [
    repeat({ name: 'heartbeat', pause: heartbeat, delay: heartbeat }, log, () => copy.beat()),
    repeat({ name: 'mail', pause: 1_000 }, log, (signal) => sendDueMail({ ...mail, signal })),
    repeat({ name: 'activity chain', pause: 5_000 }, log, (signal) => chainActivity(database, signal)),
    repeat({ name: 'clock', pause: minute }, log, () => pullBack(database)),
    // Not at once: people come back first, and the embedded database does one thing at a time.
    repeat({ name: 'clean-up', pause: 15 * minute, delay: 15 * minute }, log, async () => {
      if (await clock.hasRunEvenlyFor(orphanMinutes)) await cleanUp(parts)
      await database.maintain()
    }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    await copy.leave()
  }
}

/**
 * Removes ended sessions and links, reports left unfinished, devices not seen for long, old counts, mail sent long ago,
 * and files that nothing was attached to in time.
 */
export async function cleanUp({ config, database, storage }: Parts): Promise<void> {
  const orphans = await database.transaction(systemScope, async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
    await tx.delete(passwordTokens).where(lt(passwordTokens.expiresAt, sql`now()`))
    await endOldDrafts(tx)
    await tx.delete(confirmations).where(lt(confirmations.expiresAt, sql`now()`)) // and the drafts that waited for them
    await tx.delete(knownDevices).where(lt(knownDevices.expiresAt, sql`now()`))
    await tx.delete(tries).where(lt(tries.windowEndsAt, sql`now()`))
    await removeSentMail(tx, config.keptMailDays)
    const given = tx
      .select({ storageKey: uploads.storageKey })
      .from(uploads)
      .where(
        and(eq(uploads.attached, false), lt(uploads.createdAt, sql`now() - ${orphanMinutes} * interval '1 minute'`)),
      )
    const locked = await given.for('update', { skipLocked: true }) // no draft can name one meanwhile
    return tx
      .delete(uploads)
      .where(
        and(
          inArray(
            uploads.storageKey,
            locked.map(({ storageKey }) => storageKey),
          ),
          notInArray(uploads.storageKey, tx.select({ storageKey: claimDraftFiles.storageKey }).from(claimDraftFiles)),
        ),
      )
      .returning({ storageKey: uploads.storageKey })
  })
  for (const { storageKey } of orphans) await storage.remove(storageKey)

  if (await isOursToList(database)) await removeFilesOfNoRow({ database, storage })
}

/** Of all copies, one at a time lists the files: listing a bucket costs a request for each thousand. */
async function isOursToList(database: Database): Promise<boolean> {
  const { count } = await database.transaction(systemScope, (tx) => addToCount(tx, 'listing', 1, secondsPerListing))
  return count === 1
}

async function removeFilesOfNoRow({ database, storage }: Pick<Parts, 'database' | 'storage'>): Promise<void> {
  for await (const old of storage.keysBefore(new Date(Date.now() - orphanMinutes * 60_000))) {
    const known = await database.transaction(systemScope, (tx) =>
      tx.select({ storageKey: uploads.storageKey }).from(uploads).where(inArray(uploads.storageKey, old)),
    )
    const kept = new Set(known.map(({ storageKey }) => storageKey))
    for (const storageKey of old) if (!kept.has(storageKey)) await storage.remove(storageKey)
  }
}
