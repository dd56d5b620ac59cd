import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { environment, root } from './command.mjs'

/** Changed sources by file, relative to packages/server. All other files stay unchanged. */
export type Sources = Record<string, string>

export interface TestRun {
  sources: Sources
  /** Files or folders, relative to packages/server. */
  tests: string[]
  /** A regular expression for the names of tests. */
  only?: string
  withoutRowSecurity?: boolean
  untilFirstFailure?: boolean
}

export interface Failure {
  /** The name of the failed test with its describe blocks, or the name of a file that could not run. */
  name: string
  /** True for a file that could not run, which proves nothing about the guard. */
  crashed: boolean
  messages: string[]
}

/** A copy of the server whose sources may be changed. */
export interface ServerCopy {
  /** Runs tests, and returns the tests that failed and the files that could not run. */
  run: (run: TestRun) => Promise<Failure[]>
  remove: () => void
}

const config = `import { defineConfig } from 'vitest/config'
export default defineConfig({
  cacheDir: '.vite',
  test: { include: ['packages/server/**/*.test.ts'], maxWorkers: 1, testTimeout: 600_000, hookTimeout: 900_000,
    chaiConfig: { truncateThreshold: 0 } },
})
`

/** Copies the server to the temporary folder. Everything that the copy does not change is linked. */
export function copyServer(): ServerCopy {
  const folder = mkdtempSync(join(tmpdir(), 'captive-guards-'))
  const server = join(folder, 'packages/server')
  mkdirSync(join(folder, 'packages'))
  cpSync(join(root, 'packages/server'), server, { recursive: true })
  for (const name of [
    'node_modules',
    'package.json',
    'packages/api-client',
    'packages/brand',
    'packages/form-engine',
    'brand',
    'packages/workbook',
  ])
    symlinkSync(join(root, name), join(folder, name))
  writeFileSync(join(folder, 'vitest.config.ts'), config)

  return {
    run: async ({ sources, tests, only, withoutRowSecurity = false, untilFirstFailure = false }) => {
      const originals = Object.keys(sources).map((file) => [file, readFileSync(join(server, file), 'utf8')] as const)
      for (const [file, source] of Object.entries(sources)) writeFileSync(join(server, file), source)
      const report = join(folder, 'report.json')
      rmSync(report, { force: true })
      await vitest(
        folder,
        [
          ...tests.map((test) => `packages/server/${test}`),
          ...(only === undefined ? [] : ['-t', only]),
          ...(untilFirstFailure ? ['--bail=1'] : []),
          '--reporter=json',
          `--outputFile=${report}`,
        ],
        { TEST_WITHOUT_ROW_SECURITY: withoutRowSecurity ? '1' : undefined },
      )
      for (const [file, source] of originals) writeFileSync(join(server, file), source)
      return failuresIn(report)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function vitest(cwd: string, args: string[], env: Record<string, string | undefined>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('vitest', ['run', ...args], { cwd, env: environment(env), stdio: 'ignore' })
    child.on('error', reject)
    child.on('close', () => resolve())
  })
}

interface Report {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** @throws Error if no test ran, because that would look like an unneeded guard */
function failuresIn(report: string): Failure[] {
  if (!existsSync(report)) throw new Error('The tests crashed before they wrote a report.')
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const ran = testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status !== 'pending')
  const failed = ran.filter(({ status }) => status === 'failed')
  const crashed = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  if (ran.length + crashed.length === 0) throw new Error('No test ran.')
  return [
    ...failed.map(({ fullName, failureMessages }) => ({ name: fullName, messages: failureMessages, crashed: false })),
    ...crashed.map(({ name }) => ({ name: `a crash in ${name.split('/').at(-1)}`, messages: [], crashed: true })),
  ]
}
