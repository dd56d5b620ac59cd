import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { dataDirOf } from '../config/config.ts'
import { backUp, NothingToBackUpError } from '../backup/back-up.ts'
import { DataInTheWayError, restore, UnusableBackupError } from '../backup/restore.ts'
import { MisusedCommandError, runCommand } from './run-command.ts'

const usage = 'npm run backup -- <file>, or: npm run restore -- <file> [--replace]'

class NotEmbeddedError extends Error {
  constructor() {
    super(
      'DATABASE_URL names a PostgreSQL database. Use pg_dump and pg_restore, and copy the folder files of DATA_DIR too.',
    )
  }
}

/**
 * `backup <file>` or `restore <file> [--replace]` of the embedded database in DATA_DIR. Returns a sentence on success.
 */
async function run(): Promise<string> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const [command, name, ...more] = positionals
  if (!name || more.length > 0) throw new MisusedCommandError(usage)
  if (process.env['DATABASE_URL']) throw new NotEmbeddedError()
  // npm changes the working directory to the package's folder
  const file = resolve(process.env['INIT_CWD'] ?? '.', name)
  const dataDir = dataDirOf(process.env)
  switch (command) {
    case 'backup': {
      const parts = await backUp(dataDir, file)
      const key = parts.includes('encryption.key') ? '' : ' It does not contain the key. Keep ENCRYPTION_KEY too.'
      return `${file} contains ${parts.join(', ')} of ${dataDir}. Keep it as secret as the data.${key}`
    }
    case 'restore': {
      const replaced = await restore(file, dataDir, { replace: values.replace === true })
      return `${dataDir} now contains the data of ${file}.${replaced ? ` The previous data is in ${replaced}.` : ''}`
    }
    default:
      throw new MisusedCommandError(usage)
  }
}

/** Explains errors of the file system and of the option parser, whose messages are clear. */
function explain(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const known = [NotEmbeddedError, NothingToBackUpError, DataInTheWayError, UnusableBackupError]
  const { code, syscall } = error as NodeJS.ErrnoException
  const isExpected = code?.startsWith('ERR_PARSE_ARGS') || syscall || known.some((kind) => error instanceof kind)
  return isExpected ? error.message : undefined
}

await runCommand(run, explain)
