import type { Trial } from '../trial.ts'
import { abortedUploads } from './aborted-uploads.ts'
import { clockJumps } from './clock-jumps.ts'
import { diskFull } from './disk-full.ts'
import { mailOutages } from './mail-outages.ts'
import { namedSteps } from './named-steps.ts'
import { postgresDiskFull } from './postgres-disk-full.ts'
import { postgresRestarts } from './postgres-restarts.ts'
import { randomKills } from './random-kills.ts'
import { restoreDrill } from './restore-drill.ts'
import { slowClients } from './slow-clients.ts'
import { twoCopies } from './two-copies.ts'

export const trials: readonly Trial[] = [
  randomKills,
  namedSteps,
  twoCopies,
  postgresRestarts,
  diskFull,
  postgresDiskFull,
  mailOutages,
  abortedUploads,
  slowClients,
  clockJumps,
  restoreDrill,
]
