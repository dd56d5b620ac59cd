import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { createVitest, type TestModule } from 'vitest/node'

import { environment, root } from '../command.mjs'
import type { TestsOfId } from './tests-of-id.ts'

/** The result of the tests of one requirement id for a mutation. */
export interface Outcome {
  noticed: boolean
  /** The name of the test that failed, or the reason why none did. */
  words: string
}

/** The suites that need no build of the portal: unit, server and stories. */
export interface Suites {
  /** Runs these tests until one fails, after a file of the product was changed on disk. */
  run(tests: readonly TestsOfId[], changed: string): Promise<Outcome>
  /** Reloads a file of the product at the next run. */
  forget(changed: string): void
  close(): Promise<void>
}

/** A single Vitest instance runs all mutations, so that the browser and modules are loaded once. */
export async function startSuites(): Promise<Suites> {
  process.env['VITEST'] = 'true' // as Vitest's own command does; otherwise Storybook's plugin does nothing
  const vitest = await createVitest({
    root,
    project: ['unit', 'server', 'stories'],
    watch: false,
    bail: 1,
    reporters: [{}],
  })
  await vitest.standalone()
  const all = await vitest.globTestSpecifications()
  const forget = (file: string) => vitest.invalidateFile(join(root, file))
  return {
    forget,
    close: () => vitest.close(),
    async run(tests, changed) {
      forget(changed)
      let outcome: Outcome = { noticed: false, words: 'no quick test carries the id' }
      for (const { file, pattern } of tests) {
        vitest.setGlobalTestNamePattern(pattern)
        const ofFile = ({ moduleId }: { moduleId: string }) => moduleId === join(root, file)
        const { testModules } = await vitest.runTestSpecifications(all.filter(ofFile)) // with earlier results
        outcome = outcomeOf(testModules.filter(ofFile))
        if (outcome.noticed) break
      }
      return outcome
    },
  }
}

function outcomeOf(modules: readonly TestModule[]): Outcome {
  const red = modules.flatMap((module) => [...module.children.allTests('failed')])
  if (red[0]) return { noticed: true, words: red[0].fullName }
  const unreadable = modules.find((module) => module.state() === 'failed')
  if (unreadable) return { noticed: false, words: `broke ${unreadable.relativeModuleId} itself, which proves nothing` }
  const ran = modules.some((module) => [...module.children.allTests('passed')].length > 0)
  return { noticed: false, words: ran ? 'its tests stay green' : 'none of its tests ran' }
}

/** Builds the changed portal and runs the end-to-end tests in the files with the id. */
export async function runEndToEnd(id: string, tests: readonly TestsOfId[]): Promise<Outcome> {
  const report = join(root, 'dist/test/mutate.json')
  rmSync(report, { force: true })
  const args = ['run', '--project=e2e', '--maxWorkers=1', '--bail=1', `--testNamePattern=\\[${id}\\]`]
  const files = tests.map(({ file }) => file)
  const child = spawn('vitest', [...args, '--reporter=json', `--outputFile.json=${report}`, ...files], {
    cwd: root,
    env: environment({ KEPT_DEMO_DATA: join(root, 'dist/demo-data') }),
    stdio: 'ignore',
  })
  await new Promise((resolve) => child.on('close', resolve))
  if (!existsSync(report)) return { noticed: false, words: 'the portal could not be built or started' }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { status: string; fullName: string }[] }[]
  }
  const ran = testResults.flatMap(({ assertionResults }) => assertionResults)
  const red = ran.find(({ status }) => status === 'failed')
  if (red) return { noticed: true, words: red.fullName }
  const green = ran.some(({ status }) => status === 'passed')
  return { noticed: false, words: green ? 'its tests stay green' : 'none of its end-to-end tests ran' }
}
