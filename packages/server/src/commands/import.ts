import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DeliveryMapping, deliveryKinds, type DeliveryKind } from '@captive/api-client/contract'
import { UnreadableFileError } from '@captive/delivery'

import { isZip, deliveryTemplate, unpackZip } from '../areas/deliveries/index.ts'
import { readConfig, type Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { RefusedError } from '../errors/refusals.ts'
import { assertSameKey } from '../keys/assert-same-key.ts'
import { loadReferenceData } from '../reference/load-reference-data.ts'
import { openFileStorage } from '../storage/open-file-storage.ts'
import { importFile, type ImportedFile, type ImportOptions } from './import/import-file.ts'
import { loadProgram } from './import/load-program.ts'
import { checkProgram, Program } from './import/program.ts'
import { MistakenFileError, readJson } from './import/read-json.ts'
import { texts } from './import/texts.ts'
import { writeResult } from './import/write-result.ts'
import { explainErrors, MisusedCommandError, runCommand } from './run-command.ts'

const options = {
  as: { type: 'string' },
  source: { type: 'string' },
  mapping: { type: 'string' },
  proposed: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
  json: { type: 'string' },
  template: { type: 'string' },
} as const

/** npm changes the working directory to the package's folder. */
const pathOf = (name: string) => resolve(process.env['INIT_CWD'] ?? '.', name)

/** Imports deliveries, or loads a program. Returns the results. */
async function run(): Promise<string> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [name, ...more] = positionals
  if (values.template !== undefined) return writeTemplate(values.template, positionals)
  if (!name || more.length > 0 || (values.mapping && values.proposed)) throw new MisusedCommandError(texts.usage)
  const path = pathOf(name)
  const config = readConfig(process.env)
  if (values.as === 'program')
    return runOn(config, (database) => runProgram(database, path, values.yes === true && values['dry-run'] !== true))
  const kind = kindNamed(values.as)
  const mapping = values.mapping ? await readJson(pathOf(values.mapping), DeliveryMapping) : undefined
  return runOn(config, (database) =>
    runDeliveries(config, database, path, values.json && pathOf(values.json), {
      kind,
      source: values.source,
      mapping: mapping ?? (values.proposed ? 'proposed' : undefined),
      dryRun: values['dry-run'],
      yes: values.yes,
    }),
  )
}

/** @throws MisusedCommandError */
function kindNamed(name: string | undefined): DeliveryKind {
  const kind = deliveryKinds.find((one) => one === name)
  if (!kind) throw new MisusedCommandError(texts.usage)
  return kind
}

/** Writes an empty workbook to fill in, relative to the folder in which the command was called. */
async function writeTemplate(name: string, names: readonly string[]): Promise<string> {
  if (names.length > 0) throw new MisusedCommandError(texts.usage)
  const kind = kindNamed(name)
  const path = pathOf(`${kind}-template.xlsx`)
  await writeFile(path, deliveryTemplate(kind), { flag: 'wx' })
  return texts.template(path, kind)
}

async function runOn(config: Config, work: (database: Database) => Promise<string>): Promise<string> {
  const database = await openDatabase(config)
  try {
    await assertSameKey(database, config.keyring)
    await loadReferenceData(database)
    return await work(database)
  } finally {
    await database.close()
  }
}

async function runProgram(database: Database, path: string, isMeant: boolean): Promise<string> {
  const program = await readJson(path, Program)
  const mistakes = checkProgram(program)
  if (mistakes.length > 0) throw new MistakenFileError(path, mistakes)
  const what = texts.program(program.companies.length, program.policies.length, program.claims.length)
  if (!isMeant) return texts.wouldLoad(what)
  await loadProgram(database, path, program)
  return texts.loaded(what)
}

/** Imports a folder or a zip file by file, in the order of the file names. In that case `json` is a folder. */
async function runDeliveries(
  config: Config,
  database: Database,
  path: string,
  json: string | undefined,
  given: ImportOptions,
): Promise<string> {
  const unpacked = await mkdtemp(join(tmpdir(), 'zip-'))
  try {
    const isFolder = (await stat(path)).isDirectory()
    const isOne = !isFolder && (given.kind === 'documents' || !(await isZip(path)))
    const files = isFolder
      ? await filesIn(path)
      : isOne
        ? [{ name: basename(path), path }]
        : await unpackZip({ name: basename(path), path }, unpacked)
    return await importFiles(config, database, files, isOne ? json : json && { folder: json }, given)
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
}

async function importFiles(
  config: Config,
  database: Database,
  files: readonly ImportedFile[],
  json: string | { folder: string } | undefined,
  given: ImportOptions,
): Promise<string> {
  if (typeof json === 'object') await mkdir(json.folder, { recursive: true })
  const dependencies = { database, config, storage: await openFileStorage(config) }
  const lines: string[] = []
  for (const file of files) {
    const importOne = async (onClaims?: ImportOptions['onClaims']) => {
      const imported = await importFile(dependencies, file, { ...given, onClaims })
      lines.push(...imported.lines)
      if (!imported.isDone) process.exitCode = 1
      return imported.report
    }
    if (json) await writeResult(typeof json === 'object' ? join(json.folder, `${file.name}.json`) : json, importOne)
    else await importOne()
  }
  return lines.join('\n')
}

async function filesIn(folder: string): Promise<ImportedFile[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => ({ name, path: join(folder, name) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

await runCommand(run, explainErrors(MistakenFileError, RefusedError, UnreadableFileError))
