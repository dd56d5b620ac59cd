import { sql } from 'drizzle-orm'
import { Type } from 'typebox'

import type { WatchedSetting } from '../../../config/watched-places.ts'
import { systemScope } from '../../../database/scope.ts'
import { watchedPlaces } from '../../../database/tables/connections.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { defineJob, handleJob, type HandledJob, type JobDependencies } from '../../../jobs/job.ts'
import { texts } from '../rules/texts.ts'
import { findUnchangedFiles } from './find-unchanged-files.ts'
import { openPlace, type OpenPlace } from './watched-place.ts'
import { importWatchedFile } from './import-watched-file.ts'

/** Looks at all watched places each minute, even if the previous look failed. */
const checkPlaces = defineJob({
  name: 'look-at-places',
  data: Type.Object({}),
  retries: { limit: 0, first: 0, longest: 0 },
  longest: 3600,
  schedule: '* * * * *',
})

export const checkPlacesJob = (): HandledJob =>
  handleJob(checkPlaces, async (_, job) => {
    for (const place of job.dependencies.config.watched) await checkPlace(place, job)
  })

interface CheckDependencies extends Pick<JobDependencies, 'signal'> {
  dependencies: Pick<Dependencies, 'config' | 'database' | 'storage'>
  log: Pick<JobDependencies['log'], 'warn'>
}

/** Looks at one place and records errors. An error in one file does not stop the others. */
export async function checkPlace(
  place: WatchedSetting,
  { dependencies, log, signal }: CheckDependencies,
): Promise<void> {
  const { database } = dependencies
  const { setting } = place
  let LastError: string | null = null
  const fail = (err: unknown, path = '') => {
    LastError = texts.watch.failed(path, err instanceof Error ? err.message : String(err)).slice(0, 500)
    log.warn({ err, setting }, 'watched place failed')
  }
  let opened: OpenPlace | undefined
  try {
    opened = await openPlace(place)
    const files = await opened.list()
    const unchanged = await database.transaction(systemScope, (tx) => findUnchangedFiles(tx, setting, files))
    for (const { path } of unchanged) {
      if (signal.aborted) break
      await importWatchedFile(dependencies, setting, opened, path).catch((error: unknown) => fail(error, path))
    }
  } catch (error) {
    fail(error)
  } finally {
    await opened?.close().catch(() => undefined)
  }
  const result = { LookedAt: sql`now()`, LastError }
  await database.transaction(systemScope, (tx) =>
    tx
      .insert(watchedPlaces)
      .values({ Setting: setting, ...result })
      .onConflictDoUpdate({ target: watchedPlaces.Setting, set: result }),
  )
}
