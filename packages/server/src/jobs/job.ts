import type { FastifyBaseLogger } from 'fastify'
import type { Static, TSchema } from 'typebox'

import type { Dependencies } from '../dependencies.ts'

/** A kind of job: its name, its data, and its retries. */
export interface Job<Data extends TSchema = TSchema> {
  /** Also the name of the queue. */
  name: string
  data: Data
  /** The number of retries, and the seconds before the first one. The pause doubles up to `longest`. */
  retries: { limit: number; first: number; longest: number }
  /** The longest run time of one attempt, in seconds. */
  longest: number
  /**
   * A cron expression that starts the job; without it, `enqueueJob` does. Only one scheduled run at a time, regardless
   * of the number of copies.
   */
  schedule?: string
}

export interface JobDependencies {
  dependencies: Dependencies
  log: FastifyBaseLogger
  /** Aborted when the server stops, or when another copy has taken over the job. */
  signal: AbortSignal
}

/** A job with its handler. */
export interface HandledJob {
  job: Job
  handle: (data: unknown, dependencies: JobDependencies) => Promise<void>
  /** Runs once after all attempts failed. */
  giveUp: ((data: unknown, dependencies: JobDependencies) => Promise<void>) | undefined
}

/** Declares a job. Call it once per job. */
export const defineJob = <const Data extends TSchema>(job: Job<Data>): Job<Data> => job

/** Adds the handler to a job. */
export function handleJob<Data extends TSchema>(
  job: Job<Data>,
  handle: (data: Static<Data>, dependencies: JobDependencies) => Promise<void>,
  giveUp?: (data: Static<Data>, dependencies: JobDependencies) => Promise<void>,
): HandledJob {
  // the queue validates the data
  return { job, handle: handle as HandledJob['handle'], giveUp: giveUp as HandledJob['giveUp'] }
}
