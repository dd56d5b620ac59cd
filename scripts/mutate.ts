// npm run mutate [-- FILTER…]: breaks one requirement at a time in a copy of the repository, runs the tests with its
// id, and prints the ids whose tests still pass. Exits with 1 if there are any. A filter is the beginning of an id,
// such as SHL or GEN-006. The mutations are in tests/mutations. `npm test` must pass beforehand.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { mutations, type Mutation } from '../tests/mutations/index.ts'
import { ensureBrowser } from './browser.mjs'
import { environment, root } from './command.mjs'
import { copyRepository } from './mutate/copy-repository.ts'
import { runEndToEnd, startSuites, type Outcome, type Suites } from './mutate/suites.ts'
import { testsById, type TestsOfId } from './mutate/tests-of-id.ts'

const inCopy = 'MUTATING_A_COPY'
const filters = process.argv.slice(2)
if (process.env[inCopy]) await mutate()
else await mutateACopy()

/** Applies the mutations in a copy of the repository, so that an interrupted run leaves no broken file behind. */
async function mutateACopy(): Promise<void> {
  const copy = copyRepository()
  const child = spawn('node', ['scripts/mutate.ts', ...filters], {
    cwd: copy.folder,
    env: environment({ [inCopy]: '1', CHROMIUM: await ensureBrowser() }),
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)))
  copy.remove()
  process.exit(code)
}

async function mutate(): Promise<void> {
  const wanted = Object.entries(mutations).filter(
    ([id]) => filters.length === 0 || filters.some((filter) => id.startsWith(filter)),
  )
  const tests = testsById()
  const suites = await startSuites()
  const missed: string[] = []
  for (const [id, mutation] of wanted) {
    const outcome = await runWith(id, mutation, tests.get(id) ?? [], suites)
    console.log(`${outcome.noticed ? '✓' : '✗ NOT NOTICED'} ${id}  ${outcome.words}`)
    if (!outcome.noticed) missed.push(`${id}  ${mutation.file}: ${outcome.words}`)
  }
  await suites.close()
  console.log(`\n${wanted.length - missed.length} noticed, ${missed.length} not noticed`)
  for (const line of missed) console.log(`✗ ${line}`)
  process.exit(missed.length > 0 ? 1 : 0)
}

/**
 * Runs the quick suites first. Runs the end-to-end tests only if those pass, because they need a new build of the
 * portal.
 */
async function runWith(id: string, mutation: Mutation, tests: TestsOfId[], suites: Suites): Promise<Outcome> {
  const path = join(root, mutation.file)
  const original = readFileSync(path, 'utf8')
  if (original.split(mutation.from).length !== 2) {
    return { noticed: false, words: 'does not apply: its text must occur exactly once in the file' }
  }
  if (tests.length === 0) return { noticed: false, words: 'no test carries the id' }
  writeFileSync(
    path,
    original.replace(mutation.from, () => mutation.to),
  )
  try {
    const slow = tests.filter(isEndToEnd)
    const cost = costOf(mutation.file)
    const quick = tests.filter((test) => !isEndToEnd(test)).toSorted((one, other) => cost(one) - cost(other))
    const outcome = await suites.run(quick, mutation.file)
    return outcome.noticed || slow.length === 0 ? outcome : await runEndToEnd(id, slow)
  } finally {
    writeFileSync(path, original)
    suites.forget(mutation.file)
  }
}

/**
 * Runs unit tests first. The permission stories, which open a page for each code and role, run after other stories. If
 * the portal was changed, the server's tests run last, because they do not use it.
 */
function costOf(changed: string): (test: TestsOfId) => number {
  const ofServer = changed.startsWith('src/') ? 3 : 1
  return ({ file }) => {
    if (file.startsWith('packages/server/')) return ofServer
    if (file.startsWith('stories/permissions/')) return 2
    return file.startsWith('stories/') ? 1 : 0
  }
}

function isEndToEnd({ file }: TestsOfId): boolean {
  return file.startsWith('tests/e2e/')
}
