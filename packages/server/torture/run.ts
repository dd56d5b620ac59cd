// npm run torture -- [--seed N] [--kills 200] [--only NAME] [--out FILE]: writes docs/reliability.md, with --only nothing but FILE.
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Client } from 'pg'

import { packageFolder } from '../src/package-folder.ts'
import { databaseUrl } from '../test/databases.ts'
import { resultsPage } from './results-page.ts'
import { hasPassed, runTrial, type Result } from './run-trial.ts'
import { trials } from './trials/index.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    kills: { type: 'string', default: '200' },
    only: { type: 'string' },
    out: { type: 'string' },
  },
})
const seed = Number(values.seed)
const kills = Number(values.kills)
const chosen = trials.filter(({ name }) => values.only === undefined || name === values.only)
if (chosen.length === 0)
  throw new TypeError(`There is no trial "${values.only}". There are: ${trials.map(({ name }) => name).join(', ')}.`)

const server = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const admin = new Client(server)
await admin.connect()
const base = `captive_torture_${randomBytes(4).toString('hex')}`
await admin.query(`create database ${base}`)
const { rows } = await admin.query<{ version: string }>('select current_setting(\'server_version\') "version"')
const options = {
  ...{ seed, kills, postgres: databaseUrl(server, base) },
  script: pathToFileURL(join(packageFolder, 'dist/main.js')).href, // as npm start runs it
}

/** Where the results of all trials are kept. */
const everything = join(packageFolder, '../../docs/reliability.md')

const results: Result[] = []
try {
  for (const trial of chosen)
    for (const kind of trial.databases) {
      console.log(`${trial.name} on ${kind} …`)
      const result = await runTrial(trial, kind, options)
      results.push(result)
      print(result)
    }
} finally {
  const made = await admin.query<{ name: string }>(
    'select datname "name" from pg_database where starts_with(datname, $1)',
    [base],
  )
  for (const { name } of made.rows) await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}

const page = resultsPage(results, {
  command: `npm run torture -- --seed ${seed} --kills ${kills}`,
  seed,
  date: new Date().toISOString().slice(0, 10),
  versions: `Node ${process.versions.node}, PostgreSQL ${rows[0]?.version.split(' ')[0]}, ${cpus().length} cores`,
})
const out = values.out === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '.', values.out)
if (out !== undefined || values.only === undefined) await writeFile(out ?? everything, page)
process.exit(results.every(hasPassed) ? 0 : 1)

function print({ trial, kind, findings, failure }: Result): void {
  const { lost, doubled, tried, acknowledged, stored, times, repeatedMails, notes } = findings
  const outage = `${Math.round(findings.longestOutage)} ms without a server at most`
  const counts = `${times} times; ${tried} tried, ${acknowledged} acknowledged, ${stored} held`
  console.log(`  ${counts}, ${lost.length} lost, ${doubled.length} doubled, ${repeatedMails} mails again; ${outage}`)
  for (const sentence of [...notes, ...lost, ...doubled]) console.log(`  ${sentence}`)
  if (failure !== undefined) console.log(`  ${failure}`)
  if (failure !== undefined || lost.length + doubled.length > 0)
    console.log(`  Replay: npm run torture -- --seed ${seed} --kills ${kills} --only "${trial.name}" (${kind})`)
}
