import type { FastifyBaseLogger } from 'fastify'
import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'

import { chainActivity } from '../activity/chain-activity.ts'
import { deleteOldMarks, digestJob } from '../areas/attention/index.ts'
import { connectionJobs, removeOldMessages } from '../areas/connections/index.ts'
import { applyLaterJob } from '../areas/deliveries/index.ts'
import { deleteOldDrafts } from '../areas/claim-reporting/index.ts'
import type { Database } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { claimDraftFiles, mailedTokens } from '../database/tables/claim-reports.ts'
import { signInChallenges } from '../database/tables/credentials.ts'
import { deliveries } from '../database/tables/deliveries.ts'
import { documents } from '../database/tables/documents.ts'
import { tries, uploads } from '../database/tables/operation.ts'
import { knownDevices, passwordTokens, sessions } from '../database/tables/users.ts'
import { workOnJobs } from '../jobs/work-on-jobs.ts'
import { ServerCopy, heartbeat } from '../mail/server-copy.ts'
import { sendDueMail } from '../mail/mail-worker.ts'
import { removeSentMail } from '../mail/outbox.ts'
import type { SendMail } from '../mail/transport.ts'
import type { Dependencies } from '../dependencies.ts'
import { correctFutureTimes } from './correct-future-times.ts'
import { onceReachable } from './once-reachable.ts'
import { repeat } from './repeat.ts'
import { clocksOf, SteadyClock } from './steady-clock.ts'
import { deleteUploads, setAsideFiles } from '../storage/file-checks.ts'
import { virusCheckJobs } from '../virus-check/check-waiting.ts'
import { addToCount } from '../session/limits.ts'

/** Minutes after which an unused upload is deleted. Longer than any call may take. */
const orphanMinutes = 40

/** Unused uploads that one clean-up deletes. The next one deletes others. */
const mostOrphans = 10_000

/** Shorter than the pause between two clean-ups, so that a single copy lists the files in each clean-up. */
const secondsPerListing = 14 * 60

const minute = 60_000

/**
 * Works on jobs, sends mail every second, chains the activity log every five seconds, and cleans up every 15 minutes,
 * until the returned function is called.
 */
export async function startBackgroundWork(
  { dependencies, send, log }: { dependencies: Dependencies; send: SendMail; log: FastifyBaseLogger },
  copy = new ServerCopy(dependencies.database),
): Promise<() => Promise<void>> {
  const { config, database } = dependencies
  const clock = new SteadyClock(clocksOf(database))
  const watchClocks = () => clock.hasRunEvenlyFor(orphanMinutes)
  await onceReachable(log, () => Promise.all([copy.join(), watchClocks()]))
  const mail = { database, keyring: config.keyring, copy: copy.id, send, log }
  const stopHeartbeat = repeat({ name: 'heartbeat', pause: heartbeat, delay: heartbeat }, log, () => copy.beat())
  const stops = [
    repeat({ name: 'mail', pause: 1_000 }, log, (signal) => sendDueMail({ ...mail, signal })),
    repeat({ name: 'activity chain', pause: 5_000 }, log, (signal) => chainActivity(database, signal)),
    repeat({ name: 'clock', pause: minute }, log, () => correctFutureTimes(database)),
    // Delayed, because users come first after a start, and the embedded database runs one query at a time.
    repeat({ name: 'clean-up', pause: 15 * minute, delay: 15 * minute }, log, async () => {
      if (await clock.hasRunEvenlyFor(orphanMinutes)) await cleanUp(dependencies)
      await database.maintain()
    }),
  ]
  const jobs = [...connectionJobs(config), applyLaterJob(), digestJob(), ...virusCheckJobs(config)]
  const patience = (config.shutdown.maxSeconds - 1) * 1000
  const stopJobs = await onceReachable(log, () => workOnJobs(jobs, { dependencies, log, patience }))
  return async () => {
    await Promise.all([stopJobs(), ...stops.map((stop) => stop())])
    await stopHeartbeat() // only now, because the mails that are being sent are leased to this copy
    await copy.leave()
  }
}

/**
 * Deletes expired sessions, challenges and links, old drafts, devices and counts, sent mail and webhook messages, and
 * unused files.
 */
export async function cleanUp({ config, database, storage }: Dependencies): Promise<void> {
  const orphans = await database.transaction(systemScope, async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
    await tx.delete(signInChallenges).where(lt(signInChallenges.expiresAt, sql`now()`))
    await tx.delete(passwordTokens).where(lt(passwordTokens.expiresAt, sql`now()`))
    await deleteOldDrafts(tx)
    await deleteOldMarks(tx)
    await tx.delete(mailedTokens).where(lt(mailedTokens.expiresAt, sql`now()`)) // also deletes the withheld drafts
    await tx.delete(knownDevices).where(lt(knownDevices.expiresAt, sql`now()`))
    await tx.delete(tries).where(lt(tries.windowEndsAt, sql`now()`))
    await removeSentMail(tx, config.mailRetentionDays)
    await removeOldMessages(tx, config.mailRetentionDays)
    const given = tx
      .select({ storageKey: uploads.storageKey })
      .from(uploads)
      .where(
        and(
          eq(uploads.attached, false),
          lt(uploads.createdAt, sql`now() - ${orphanMinutes} * interval '1 minute'`),
          notInArray(uploads.storageKey, setAsideFiles(tx)),
        ),
      )
    // the lock keeps drafts from referring to these files meanwhile
    const locked = await given.limit(mostOrphans).for('update', { skipLocked: true })
    const unused = await tx
      .select({ storageKey: uploads.storageKey })
      .from(uploads)
      .where(
        and(
          inArray(
            uploads.storageKey,
            locked.map(({ storageKey }) => storageKey),
          ),
          notInArray(uploads.storageKey, tx.select({ storageKey: claimDraftFiles.storageKey }).from(claimDraftFiles)),
        ),
      )
    const keys = unused.map(({ storageKey }) => storageKey)
    await deleteUploads(tx, keys)
    return keys
  })
  for (const storageKey of orphans) await storage.remove(storageKey)

  if (await isThisCopysTurn(database)) await removeOrphanFiles({ database, storage })
}

/**
 * Whether it is this copy's turn to list the files. Only one copy does, because listing a bucket costs one request per
 * thousand files.
 */
async function isThisCopysTurn(database: Database): Promise<boolean> {
  const { count } = await database.transaction(systemScope, (tx) => addToCount(tx, 'listing', 1, secondsPerListing))
  return count === 1
}

async function removeOrphanFiles({ database, storage }: Pick<Dependencies, 'database' | 'storage'>): Promise<void> {
  for await (const old of storage.keysBefore(new Date(Date.now() - orphanMinutes * 60_000))) {
    const known = await database.transaction(systemScope, (tx) =>
      tx
        .select({ storageKey: uploads.storageKey })
        .from(uploads)
        .where(inArray(uploads.storageKey, old))
        .union(
          tx.select({ storageKey: deliveries.storageKey }).from(deliveries).where(inArray(deliveries.storageKey, old)),
        )
        .union(
          // Documents from deliveries have no row in uploads.
          tx.select({ storageKey: documents.FilePath }).from(documents).where(inArray(documents.FilePath, old)),
        ),
    )
    const knownKeys = new Set(known.map(({ storageKey }) => storageKey))
    for (const storageKey of old) if (!knownKeys.has(storageKey)) await storage.remove(storageKey)
  }
}
