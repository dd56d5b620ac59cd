import type { Job } from './job.ts'

/** Seconds without a heartbeat after which another copy takes over a job. */
const silence = 30

/** The queue for a job whose attempts all failed. */
export const deadLetterOf = ({ name }: Job): string => `${name}.given-up`

/** The pg-boss settings for the queue of a job. */
export const queueOptions = (job: Job) => ({
  policy: job.schedule === undefined ? ('standard' as const) : ('exclusive' as const), // one scheduled run at a time
  retryLimit: job.retries.limit,
  retryDelay: job.retries.first,
  retryBackoff: job.retries.limit > 0,
  ...(job.retries.limit > 0 && { retryDelayMax: job.retries.longest }),
  expireInSeconds: job.longest,
  heartbeatSeconds: silence,
  deleteAfterSeconds: 24 * 3600,
})
