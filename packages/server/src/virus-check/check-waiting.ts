import { and, eq, sql } from 'drizzle-orm'
import { Type } from 'typebox'

import type { Config } from '../config/config.ts'
import { systemScope } from '../database/scope.ts'
import { fileChecks } from '../database/tables/file-checks.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError } from '../errors/refusals.ts'
import { defineJob, handleJob, type HandledJob, type JobDependencies } from '../jobs/job.ts'
import type { Verdict } from '../storage/clamd.ts'
import { listWaiting, noteTry } from '../storage/file-checks.ts'
import { setAside } from './set-aside.ts'

/** Scans waiting files each minute. Files without a verdict are tried again in the next run. */
const checkWaitingFiles = defineJob({
  name: 'check-waiting-files',
  data: Type.Object({}),
  retries: { limit: 0, first: 0, longest: 0 },
  longest: 3600,
  schedule: '* * * * *',
})

/** The job of the virus check, if there is a scanner. */
export const virusCheckJobs = ({ clamd }: Pick<Config, 'clamd'>): HandledJob[] =>
  clamd ? [handleJob(checkWaitingFiles, (_, job) => checkWaiting(job))] : []

interface CheckDependencies extends Pick<JobDependencies, 'signal'> {
  dependencies: Pick<Dependencies, 'config' | 'database' | 'storage'>
  log: Pick<JobDependencies['log'], 'warn'>
}

/** The most files per run. */
const maxFiles = 100

/** Consecutive files without a verdict after which a run ends, because the scanner or the storage is down. */
const maxFailures = 3

/** Scans the waiting files, least recently tried first. */
export async function checkWaiting({ dependencies, log, signal }: CheckDependencies): Promise<void> {
  const { database, storage } = dependencies
  let failures = 0
  for (const { storageKey } of await listWaiting(database, maxFiles)) {
    if (signal.aborted || failures === maxFailures) return
    try {
      await keepVerdict(dependencies, storageKey, await storage.scan(storageKey))
      failures = 0
    } catch (error) {
      if (error instanceof NotFoundError) await forget(dependencies, storageKey)
      else {
        failures += 1
        log.warn({ err: error }, 'file not scanned')
        await noteTry(database, storageKey)
      }
    }
  }
}

/** Stores a verdict, unless another copy of the server stored one first. */
function keepVerdict(
  { config, database }: Pick<Dependencies, 'config' | 'database'>,
  storageKey: string,
  verdict: Verdict,
): Promise<void> {
  return database.transaction(systemScope, async (tx) => {
    const updated = await tx
      .update(fileChecks)
      .set({ ...verdict, triedAt: sql`now()` })
      .where(and(eq(fileChecks.storageKey, storageKey), eq(fileChecks.state, 'waiting')))
      .returning()
    if (updated.length > 0 && verdict.state === 'infected') await setAside(tx, config, { storageKey, ...verdict })
  })
}

/** Deletes the row of a file that was deleted meanwhile. */
function forget({ database }: Pick<Dependencies, 'database'>, storageKey: string): Promise<unknown> {
  return database.transaction(systemScope, (tx) => tx.delete(fileChecks).where(eq(fileChecks.storageKey, storageKey)))
}
