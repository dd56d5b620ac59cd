import { expect, test } from 'vitest'

import { runTrial } from './run-trial.ts'
import { namedSteps } from './trials/named-steps.ts'
import { twoCopies } from './trials/two-copies.ts'

/** To replay a failure: TORTURE_SEED=… npm test -- server. */
const seed = Number(process.env['TORTURE_SEED'] ?? Date.now() % 1_000_000)
const postgres = process.env['TEST_DATABASE_URL']

/** A start of a server costs seconds of CPU, so there is one trial for each database; `npm run torture` has all. */
const { trial, kind, kills } = postgres
  ? ({ trial: twoCopies, kind: 'PostgreSQL', kills: 2 } as const)
  : ({ trial: namedSteps, kind: 'PGlite', kills: 1 } as const)

test(`${trial.name} on ${kind} lose and double nothing, with the seed ${seed}`, async () => {
  const { findings, failure } = await runTrial(trial, kind, { seed, kills, postgres: postgres ?? '' })
  const { lost, doubled, acknowledged, times } = findings
  expect({ lost, doubled, failure, times }).toEqual({ lost: [], doubled: [], failure: undefined, times: kills })
  expect(acknowledged).toBeGreaterThan(0)
})
