import type { Job } from './job.ts'

/** Seconds without a sign of life after which another copy takes a job over. */
const silence = 30

/** Where a job goes when all its tries failed. */
export const deadLetterOf = ({ name }: Job): string => `${name}.given-up`

/** What pg-boss keeps about the queue of a job. */
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
