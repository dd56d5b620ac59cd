import type { FastifyBaseLogger } from 'fastify'
import type { Static, TSchema } from 'typebox'

import type { Dependencies } from '../dependencies.ts'

/** A kind of job: its name, its data, and how often it is tried. */
export interface Job<Data extends TSchema = TSchema> {
  /** Also the name of its queue. */
  name: string
  data: Data
  /** How often it is tried again after a failure, and the seconds before; they double up to `longest`. */
  retries: { limit: number; first: number; longest: number }
  /** The longest that one try takes, in seconds. */
  longest: number
  /** When it is started, as a cron expression; otherwise by `enqueueJob`. One run at a time, whatever the number of copies. */
  schedule?: string
}

export interface JobParts {
  dependencies: Dependencies
  log: FastifyBaseLogger
  /** Aborted when the server stops, or when another copy has taken the job over. */
  signal: AbortSignal
}

/** A job with the code that does it. */
export interface HandledJob {
  job: Job
  handle: (data: unknown, parts: JobParts) => Promise<void>
  /** Runs once when all tries failed. */
  giveUp: ((data: unknown, parts: JobParts) => Promise<void>) | undefined
}

/** Declares a job. Each is declared once. */
export const defineJob = <const Data extends TSchema>(job: Job<Data>): Job<Data> => job

/** Ties a job to the code that does it. */
export function handleJob<Data extends TSchema>(
  job: Job<Data>,
  handle: (data: Static<Data>, parts: JobParts) => Promise<void>,
  giveUp?: (data: Static<Data>, parts: JobParts) => Promise<void>,
): HandledJob {
  return { job, handle: handle as HandledJob['handle'], giveUp: giveUp as HandledJob['giveUp'] } // the queue checks the data
}
