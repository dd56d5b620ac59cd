import type { FastifyBaseLogger } from 'fastify'
import { PgBoss, type JobWithMetadata } from 'pg-boss'
import { Value } from 'typebox/value'

import type { Database } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import type { Dependencies } from '../dependencies.ts'
import type { HandledJob } from './job.ts'
import { deadLetterOf, queueOptions } from './queue-options.ts'

/** The schema of pg-boss, which a migration creates (migrations/0028_connections.sql). */
const schema = 'jobs'

interface Options {
  dependencies: Dependencies
  log: FastifyBaseLogger
  /** Milliseconds that running jobs get to finish when the server stops. Then another copy takes them over. */
  patience: number
}

/**
 * Works on jobs until the returned function is called, which waits for the running ones. Only one copy of the server at
 * a time works on a job. A job of a killed copy becomes available after the timeout.
 */
export async function workOnJobs(jobs: readonly HandledJob[], options: Options): Promise<() => Promise<void>> {
  const { dependencies, log, patience } = options
  const boss = new PgBoss({ db: queueDatabase(dependencies.database), schema, migrate: false })
  boss.on('error', (err) => log.error({ err }, 'jobs failed'))
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'jobs warned'))
  const stopping = new AbortController()
  try {
    await boss.start()
    for (const handled of jobs) await workOn(boss, handled, stopping.signal, options)
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
  return async () => {
    stopping.abort()
    await boss.stop({ graceful: true, timeout: patience })
  }
}

async function workOn(
  boss: PgBoss,
  { job, handle, giveUp }: HandledJob,
  stopping: AbortSignal,
  { dependencies, log }: Options,
): Promise<void> {
  const run =
    (work: HandledJob['handle']) =>
    async ([taken]: JobWithMetadata<unknown>[]) => {
      if (!taken) return
      const signal = AbortSignal.any([taken.signal, stopping])
      try {
        await work(Value.Parse(job.data, taken.data ?? {}), { dependencies, log, signal })
      } catch (err) {
        log.warn({ err, job: job.name, tries: taken.retryCount + 1 }, 'job failed')
        throw err
      }
    }
  const polling = { includeMetadata: true, pollingIntervalSeconds: 2 } as const
  const deadLetter = deadLetterOf(job)
  const { policy, ...changeable } = queueOptions(job)
  await boss.createQueue(deadLetter)
  await boss.createQueue(job.name, { policy, ...changeable, deadLetter })
  await boss.updateQueue(job.name, changeable) // a queue from an earlier version
  await boss.work(job.name, polling, run(handle))
  await boss.work(deadLetter, polling, run(giveUp ?? (async () => undefined)))
  if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule)
}

/**
 * The database interface for pg-boss. It runs each text in its own transaction, so it removes BEGIN and COMMIT from the
 * text.
 */
const queueDatabase = (database: Database) => ({
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: await database.run(systemScope, text.replaceAll(/^\s*(?:BEGIN|COMMIT);\s*$/gm, ''), values),
  }),
})
