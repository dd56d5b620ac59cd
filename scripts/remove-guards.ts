// npm run guards [-- FILTER…]: removes one security check of the server at a time and expects a test to fail. Exits
// with 1 if all tests pass without a check. Works on copies in the temporary folder, is run by hand, and takes up to an
// hour. A filter is part of a guard's kind, file or text, or `permission of each call`, or `row security only`.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { contract, type Endpoint } from '@captive/api-client/contract'

import { root } from './command.mjs'
import { guardsIn, namedCheck, permissionCheck, withoutGuards, type Guard, type GuardKind } from './find-guards.ts'
import { copyServer, type Failure, type ServerCopy, type Sources, type TestRun } from './server-copy.ts'

const isolation = 'test/isolation.test.ts'
const permissions = 'test/permissions.test.ts'
/** The tests of claim reporting that check access to rows of other people. */
const reporting = ['drafts', 'duplicates', 'known-answers', 'mailed-links'].map((name) => `test/${name}.test.ts`)
const rowSecurity = 'src/database/row-security.test.ts'

const server = join(root, 'packages/server')
/** The sources at the start of the run, so that later edits have no effect. */
const sourceByFile = new Map(
  globSync(['src/**/*.ts', 'migrations/*.sql'], { cwd: server }).map((file) => [
    file.replaceAll('\\', '/'),
    readFileSync(join(server, file), 'utf8'),
  ]),
)
const sourceOf = (file: string) => sourceByFile.get(file) ?? ''
const guards = [...sourceByFile].flatMap(([file, source]) => guardsIn(file, source))
const calls = Object.entries<Endpoint>(contract)

const filters = process.argv.slice(2)
const isWanted = (name: string) => filters.length === 0 || filters.some((filter) => name.includes(filter))
const ofKind = (kind: GuardKind) => guards.filter((guard) => guard.kind === kind)
const nameOf = ({ kind, file, line, text }: Guard) => `${kind}: ${file}:${line} ${text.slice(0, 70)}`
const wanted = guards.filter((guard) => isWanted(nameOf(guard)))

function removed(some: readonly Guard[]): Sources {
  const byFile = Object.entries(Object.groupBy(some, ({ file }) => file))
  return Object.fromEntries(byFile.map(([file, ofFile = []]) => [file, withoutGuards(sourceOf(file), ofFile)]))
}

const route = 'src/http/route.ts'

/** route.ts without the lines that match. */
function routeWithout(line: RegExp): Sources {
  const source = sourceOf(route)
  if (source.search(line) < 0) throw new Error(`${route} no longer has the line ${line}. Update it in this script.`)
  return { [route]: source.replace(line, '') }
}

/**
 * Calls that write for the company in their query. The check before the handlers protects them, and row-level security.
 */
const excludedCalls = 'fnolSubmit|fnolSubmit2|fnolEmail|putFNOLDraft|deleteFNOLDraft'
/**
 * Without the checks before the handlers and without row-level security, only the predicates of the queries protect.
 */
const onlyQueries: TestRun = {
  sources: routeWithout(namedCheck),
  withoutRowSecurity: true,
  tests: [isolation],
  only: `^(?!.* (${excludedCalls}) neither)`,
}
/**
 * Without the predicates of the queries and without row-level security, only the checks before the handlers protect.
 */
const onlyNamedCheck: TestRun = {
  sources: removed(ofKind('tenant predicate')),
  withoutRowSecurity: true,
  tests: [isolation],
  only: 'neither',
}

const areaOf = ({ file }: Pick<Guard, 'file'>) => /^src\/areas\/([^/]+)/.exec(file)?.[1] ?? ''
const callsOf = (areas: readonly string[]) =>
  calls.filter(([, endpoint]) => areas.includes(endpoint.area)).map(([name]) => name)

/** Without some predicates and without row-level security, only the handlers of some areas protect. */
const queriesWithout = (some: readonly Guard[], areas: readonly string[]): TestRun => ({
  ...onlyQueries,
  sources: { ...onlyQueries.sources, ...removed(some) },
  only: `${onlyQueries.only}.* (${callsOf(areas).join('|')}) (neither|shows)`,
})

/** Leaves out the tests of cursors that name a row of another company, which only row-level security protects. */
const notOfRowSecurity = '^(?!.* ignores a cursor that is out of scope)'

/** The tests of an area, usually in its folder; empty if it has none. */
function testsOf(area: string): string[][] {
  if (area === 'claim-reporting') return [reporting]
  const has = [...sourceByFile.keys()].some(
    (file) => file.startsWith(`src/areas/${area}/`) && file.endsWith('.test.ts'),
  )
  return has ? [[`src/areas/${area}/`]] : []
}

/** The test runs that must fail without a guard, the fastest first. */
function runsWithout({ kind, file }: Guard, some: readonly Guard[]): TestRun[] {
  const area = areaOf({ file })
  const sources = removed(some)
  const ofArea = testsOf(area).map((tests) => ({ sources, tests }))
  const ofAreaWithoutRowSecurity = ofArea.map((run) => ({ ...run, withoutRowSecurity: true, only: notOfRowSecurity }))
  switch (kind) {
    case 'tenant predicate': {
      const run = queriesWithout(some, [area])
      return [run, { ...run, only: onlyQueries.only ?? '' }, ...ofAreaWithoutRowSecurity]
    }
    case "a user's own rows":
      return [{ sources, withoutRowSecurity: true, tests: [isolation] }, ...ofAreaWithoutRowSecurity]
    case 'company or program named in the query':
      return [{ ...onlyNamedCheck, sources: { ...onlyNamedCheck.sources, ...sources } }]
    case 'permission code':
      return [{ sources, tests: [permissions] }, ...ofArea]
    case 'refusal':
      return [...ofArea, { sources, tests: [permissions] }]
    case 'live session':
      return [{ sources, tests: [isolation], only: 'a token that is no session' }]
  }
}

const results: { name: string; by: string | undefined }[] = []

function report(name: string, by: string | undefined): void {
  results.push({ name, by })
  console.log(`${by === undefined ? '✗ NOT CAUGHT' : '✓'} ${name}${by === undefined ? '' : `\n    caught by ${by}`}`)
}

/** `failAnyway` are tests that also fail with the guard, because the run removes another protection. */
async function checkGuard(copy: ServerCopy, guard: Guard, failAnyway: readonly Failure[]): Promise<void> {
  for (const run of runsWithout(guard, [guard])) {
    const failed = await copy.run({ ...run, untilFirstFailure: failAnyway.length === 0 })
    const crash = failed.find(({ crashed }) => crashed)
    if (crash && failed.every(({ crashed }) => crashed)) throw new Error(`${nameOf(guard)}: ${crash.name}`)
    const noticed = failed.find(({ name, crashed }) => !crashed && !failAnyway.some((failure) => failure.name === name))
    if (noticed) return report(nameOf(guard), noticed.name)
  }
  report(nameOf(guard), guard.kind === 'tenant predicate' ? await removeTogether(copy, guard) : undefined)
}

/** The areas whose code a call of an area may run: its imports, direct or not. */
function reachedBy(area: string, found = new Set<string>()): Set<string> {
  if (found.has(area)) return found
  found.add(area)
  for (const [file, source] of sourceByFile)
    if (areaOf({ file }) === area)
      for (const [, other = ''] of source.matchAll(/'\.\.\/([\w-]+)\/index\.ts'/g)) reachedBy(other, found)
  return found
}

const isIndependentOf = (one: Guard, other: Guard) => !reachedBy(areaOf(one)).has(areaOf(other))

/**
 * Groups predicates that can be removed together, because each call uses at most one of them. All other guards are
 * removed one at a time.
 */
function inBatches(some: readonly Guard[]): Guard[][] {
  const batches: Guard[][] = []
  for (const guard of some) {
    const canShareBatch = (other: Guard) =>
      other.kind === 'tenant predicate' && isIndependentOf(guard, other) && isIndependentOf(other, guard)
    const batch = guard.kind === 'tenant predicate' && batches.find((others) => others.every(canShareBatch))
    if (batch) batch.push(guard)
    else batches.push([guard])
  }
  return batches
}

/** Guards whose removal fails no test of their own area are then removed one at a time. */
async function tryBatch(copy: ServerCopy, batch: readonly Guard[]): Promise<void> {
  const failed = batch.length > 1 ? await copy.run(queriesWithout(batch, batch.map(areaOf))) : []
  for (const guard of batch) {
    const titles = callsOf([areaOf(guard)]).map((name) => ` ${name} neither`)
    const noticed = failed.find(({ name }) => titles.some((title) => name.includes(title)))
    if (noticed) report(nameOf(guard), noticed.name)
    else await checkGuard(copy, guard, isNamed(guard) ? failAnyway : [])
  }
}

/**
 * Another predicate may already protect the same rows, because rows are found through other rows. Therefore all other
 * predicates are removed, and this one must still prevent a leak.
 */
async function removeTogether(copy: ServerCopy, guard: Guard): Promise<string | undefined> {
  const leaksWithout = async (some: readonly Guard[]) => {
    const [run] = runsWithout(guard, some)
    return run ? (await copy.run(run)).flatMap(leaksOf) : []
  }
  const all = ofKind(guard.kind)
  const before = await leaksWithout(all.filter((other) => other !== guard))
  const more = (await leaksWithout(all)).find((leak) => !before.includes(leak))
  return more && `${more}, where no other predicate is left`
}

/**
 * The leaked columns, each with the caller and the requested company. Ignores other differences, because files such as
 * PDFs differ between runs.
 */
const leaksOf = ({ name, messages }: Failure): string[] =>
  messages.flatMap((message) => {
    const [, who = '', seen = ''] = /^\w+: (.* naming .*): expected '(.*)' to be ''/.exec(message) ?? []
    return seen
      .split(' ')
      .filter(Boolean)
      .map((column) => `${name}, ${who}: ${column.replaceAll(/\d+/g, '0')}`)
  })

/**
 * Each call has its own test, so one run without any permission check tests all calls. Also removes the checks in
 * handlers that require more than one code, because they would reject the caller, too.
 */
async function tryPermissions(copy: ServerCopy): Promise<void> {
  const inHandlers = removed(guards.filter(({ text }) => text.startsWith('throw new NotPermittedError(')))
  const failed = await copy.run({ sources: { ...inHandlers, ...routeWithout(permissionCheck) }, tests: [permissions] })
  for (const [name, { access }] of calls)
    if (access !== 'public') {
      const title = access === 'signed in' ? `${name} answers nobody` : `${name} refuses a caller`
      report(`permission of ${name}`, failed.find((test) => test.name.includes(` ${title}`))?.name)
    }
}

/** Tests protections that must hold on their own. Reports each test that fails. */
async function runWithoutGuard(copy: ServerCopy, what: string, run: TestRun): Promise<void> {
  const failed = await copy.run(run)
  for (const { name } of failed) report(`${what}: ${name}`, undefined)
  if (failed.length === 0) console.log(`✓ ${what}`)
}

const copies = [copyServer(), copyServer()]
process.on('exit', () => copies.forEach((copy) => copy.remove()))
process.on('SIGINT', () => process.exit(130))
const [copy] = copies as [ServerCopy, ServerCopy]
console.log(`${wanted.length} guards, two at a time.`)

if (isWanted('row security only')) {
  await runWithoutGuard(copy, 'row-level security holds and each policy is needed', {
    sources: {},
    tests: [rowSecurity],
  })
  await runWithoutGuard(copy, 'the queries without row security keep companies apart', onlyQueries)
}
if (isWanted('permission of each call')) await tryPermissions(copy)
const isNamed = ({ kind }: Guard) => kind === 'company or program named in the query'
const failAnyway = wanted.some(isNamed) ? await copy.run(onlyNamedCheck) : []

const waiting = inBatches(wanted).values()
await Promise.all(
  copies.map(async (lane) => {
    for (const batch of waiting) await tryBatch(lane, batch)
  }),
)

const missed = results.filter(({ by }) => by === undefined)
console.log(`\n${results.length - missed.length} caught, ${missed.length} not caught`)
for (const { name } of missed) console.log(`NOT CAUGHT ${name}`)
process.exitCode = missed.length > 0 ? 1 : 0
