import { sql } from 'drizzle-orm'
import type { Static, TSchema } from 'typebox'

import type { Transaction } from '../database/database.ts'
import type { Job } from './job.ts'
import { deadLetterOf, queueOptions } from './queue-options.ts'

/**
 * Enqueues a job in the caller's transaction, so that both commit or neither does. Written as SQL, because pg-boss
 * would query its queue outside of the transaction, and the embedded database has only one connection.
 */
export async function enqueueJob<Data extends TSchema>(
  tx: Transaction<'system'>,
  job: Job<Data>,
  data: Static<Data>,
): Promise<void> {
  const deadLetter = deadLetterOf(job)
  const options = { ...queueOptions(job), deadLetter }
  await tx.execute(sql`select jobs.create_queue(${deadLetter}, '{"policy":"standard"}'::jsonb)`)
  await tx.execute(sql`select jobs.create_queue(${job.name}, ${JSON.stringify(options)}::jsonb)`)
  await tx.execute(sql`
    insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, heartbeat_seconds, dead_letter)
    select name, ${JSON.stringify(data)}::jsonb, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, heartbeat_seconds, dead_letter
    from jobs.queue where name = ${job.name}`)
}
