import { readFile, writeFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultFormKind, formKinds, type FormKind } from '@captive/api-client/contract'
import { UnreadableFileError } from '@captive/form-engine/files'

import { PublicationRefusedError } from '../areas/definitions/index.ts'
import { readConfig, type Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { assertSameKey } from '../keys/assert-same-key.ts'
import { loadClaimDefinitions } from '../reference/definitions/load-claim-definitions.ts'
import {
  publish,
  rollBack,
  showChanges,
  showDiagnostics,
  showStatus,
  writeVersion,
  type Answer,
} from './definitions/actions.ts'
import { readDefinitions, type ReadDefinitions } from './definitions/read-definitions.ts'
import { texts } from './definitions/texts.ts'
import { explainErrors, MisusedCommandError, runCommand } from './run-command.ts'

interface Given {
  form: FormKind
  names: readonly string[]
  reason: string
  json: boolean
}

type Subcommand = (given: Given) => Promise<Answer>

const subcommands: Record<string, Subcommand> = {
  status: ({ form, json }) => onDatabase((database) => showStatus(database, form, json)),
  check: async ({ form, names, json }) => showDiagnostics(await readFiles(form, names), json),
  diff: async ({ form, names, json }) => {
    const read = await readFiles(form, names)
    return onDatabase((database, config) => showChanges(database, config, read, json))
  },
  publish: async ({ form, names, reason }) => {
    const read = await readFiles(form, names)
    return onDatabase((database, config) => publish(database, config, read, reason))
  },
  rollback: ({ form, names, reason }) => {
    const number = versionNamed(names)
    return onDatabase((database, config) => rollBack(database, config, { form, number, reason }))
  },
  export: async ({ form, names: [version, name, ...more] }) => {
    if (version === undefined || name === undefined || more.length > 0) throw new MisusedCommandError(texts.usage)
    const [number, path] = [versionNamed([version]), pathOf(name)]
    const type = extname(path)
    if (type !== '.xlsx' && type !== '.json') throw new CommandRefusedError(texts.noSuchType(path))
    const as = type === '.json' ? 'json' : 'xlsx'
    const content = await onDatabase((database) => writeVersion(database, form, number, as))
    if (content === undefined) throw new CommandRefusedError(texts.noSuchVersion(number))
    await writeFile(path, content, { flag: 'wx' })
    return { text: texts.exported(number, path) }
  },
}

/** A command was refused. The message tells the user why. */
class CommandRefusedError extends Error {
  override readonly name = 'CommandRefusedError'
}

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      json: { type: 'boolean' },
      form: { type: 'string', default: defaultFormKind },
    },
  })
  const [name = '', ...names] = positionals
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined
  const form = formKinds.find((kind) => kind === values.form)
  if (!subcommand || !form) throw new MisusedCommandError(texts.usage)
  const { reason = '', json = false } = values
  const { text, hasErrors } = await subcommand({ form, names, reason, json })
  if (hasErrors) process.exitCode = 1
  return text
}

/** npm changes the working directory to the package's folder. */
const pathOf = (name: string) => resolve(process.env['INIT_CWD'] ?? '.', name)

async function readFiles(form: FormKind, names: readonly string[]): Promise<ReadDefinitions> {
  if (names.length === 0) throw new MisusedCommandError(texts.usage)
  const open = (path: string) =>
    readFile(path).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new CommandRefusedError(texts.noSuchFile(path)) : error
    })
  return readDefinitions(
    form,
    await Promise.all(names.map(async (name) => ({ name, bytes: await open(pathOf(name)) }))),
  )
}

/** @throws MisusedCommandError */
function versionNamed(names: readonly string[]): number {
  const [name = '', ...more] = names
  if (!/^\d{1,9}$/.test(name) || more.length > 0) throw new MisusedCommandError(texts.usage)
  return Number(name)
}

async function onDatabase<T>(work: (database: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  try {
    await assertSameKey(database, config.keyring)
    await loadClaimDefinitions(database)
    return await work(database, config)
  } finally {
    await database.close()
  }
}

await runCommand(run, explainErrors(CommandRefusedError, UnreadableFileError, PublicationRefusedError))
