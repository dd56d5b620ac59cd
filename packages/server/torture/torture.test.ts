import { expect, test } from 'vitest'

import { runTrial } from './run-trial.ts'
import { namedSteps } from './trials/named-steps.ts'
import { randomKills } from './trials/random-kills.ts'
import { twoCopies } from './trials/two-copies.ts'

/** To replay a failure: TORTURE_SEED=… npm test -- server. */
const seed = Number(process.env['TORTURE_SEED'] ?? Date.now() % 1_000_000)
const postgres = process.env['TEST_DATABASE_URL']

/** A few kills each; `npm run torture` has all trials. A start costs seconds of CPU. */
const onPostgres = [
  { trial: randomKills, kills: 2 },
  { trial: twoCopies, kills: 1 },
]
const onPglite = [
  { trial: randomKills, kills: 1 },
  { trial: namedSteps, kills: 1 },
]

test.each(postgres ? onPostgres : onPglite)(
  `$trial.name lose and double nothing, with the seed ${seed}`,
  async ({ trial, kills }) => {
    const { findings, failure } = await runTrial(trial, postgres ? 'PostgreSQL' : 'PGlite', {
      ...{ seed, kills, postgres: postgres ?? '' },
    })
    const { lost, doubled, acknowledged, times } = findings
    expect({ lost, doubled, failure, times }).toEqual({ lost: [], doubled: [], failure: undefined, times: kills })
    expect(acknowledged).toBeGreaterThan(0)
  },
)
