// npm test: everything that can be proven, from a fresh clone on; the last line is "N passed, N failed".
import { ensureBrowser } from './browser.mjs'
import { runChecks } from './check.mjs'
import { ensureInstalled } from './install.mjs'
import { runSuite } from './suite.mjs'

await ensureInstalled()
const browser = await ensureBrowser()
const postgres = process.env['TEST_DATABASE_URL']
const rows = []

heading('check')
for (const { name, passed } of await runChecks()) {
  rows.push({ name: `check: ${name}`, passed: Number(passed), failed: Number(!passed), note: '' })
}
await suite('unit', 'unit')
await suite('server on PGlite', 'server', { TEST_DATABASE_URL: undefined })
if (postgres) await suite('server on PostgreSQL', 'server', { TEST_DATABASE_URL: postgres })
else rows.push({ name: 'server on PostgreSQL', passed: 0, failed: 0, note: 'not run: TEST_DATABASE_URL is not set' })
await suite('stories', 'stories')
await suite('end to end', 'e2e')

printTable()

async function suite(name, project, env = {}) {
  heading(name)
  rows.push({ name, ...(await runSuite(project, { CHROMIUM: browser, ...env })) })
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
  // Named again where whoever sees only the end of the output finds them.
  for (const { name, failures = [] } of rows) for (const failure of failures) console.log(`\n✗ ${name}: ${failure}`)
  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = total('failed') > 0 ? 1 : 0
}
