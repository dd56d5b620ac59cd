// npm test: runs all checks and suites, also from a fresh clone. The last line is "N passed, N failed".
// npm test -- check unit server stories end: runs the named suites. Each is named by the first word of its name.
import { ensureBrowser } from './browser.mjs'
import { runChecks } from './check.mjs'
import { printChecklist } from './checklist.mjs'
import { giveUp } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { runSuite } from './suite.mjs'

const postgres = process.env['TEST_DATABASE_URL']
const suites = [
  { name: 'check', run: checkRows },
  { name: 'unit', run: suite('unit') },
  // Each server test runs once. Tests whose result may depend on the database run on both databases.
  { name: 'server on PostgreSQL', run: postgres ? suite('server', { TEST_DATABASE_URL: postgres }) : noPostgres },
  { name: 'server on PGlite', run: suite(postgres ? 'server-embedded' : 'server', { TEST_DATABASE_URL: undefined }) },
  { name: 'stories', run: suite('stories'), inBrowser: true },
  { name: 'end to end', run: suite('e2e'), inBrowser: true },
]

const chosen = chosenSuites(process.argv.slice(2))
await ensureInstalled()
const CHROMIUM = chosen.some(({ inBrowser }) => inBrowser) ? await ensureBrowser() : undefined

const rows = []
for (const { name, run } of chosen) {
  heading(name)
  rows.push(...(await run(name)))
}
heading('checklist')
rows.push(printChecklist())
printTable()

function chosenSuites(words) {
  const unknown = words.find((word) => !suites.some(({ name }) => name.split(' ')[0] === word))
  if (unknown) giveUp(`There is no suite "${unknown}". There are: check, unit, server, stories, end.`)
  return suites.filter(({ name }) => words.length === 0 || words.includes(name.split(' ')[0]))
}

function suite(project, env = {}) {
  return async (name) => [{ name, ...(await runSuite(project, { ...(CHROMIUM && { CHROMIUM }), ...env })) }]
}

async function checkRows() {
  const results = await runChecks()
  return results.map(({ name, passed }) => ({
    name: `check: ${name}`,
    passed: Number(passed),
    failed: Number(!passed),
    note: '',
  }))
}

function noPostgres(name) {
  return [{ name, passed: 0, failed: 0, note: 'not run: TEST_DATABASE_URL is not set' }]
}

function heading(name) {
  console.log(`\n═══ ${name} ═══`)
}

function printTable() {
  console.log(`\n${'suite'.padEnd(30)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`)
  for (const { name, passed, failed, seconds = '', note } of rows) {
    const numbers = `${String(passed).padStart(8)}${String(failed).padStart(8)}${String(seconds).padStart(9)}`
    console.log(`${name.padEnd(30)}${numbers}${note && `   ${note}`}`)
  }
  // Repeats the failures for readers who see only the end of the output.
  for (const { name, failures = [] } of rows) for (const failure of failures) console.log(`\n✗ ${name}: ${failure}`)
  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = total('failed') > 0 ? 1 : 0
}
