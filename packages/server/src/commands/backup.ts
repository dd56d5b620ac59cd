import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { dataDirOf } from '../config/config.ts'
import { FolderInUseError } from '../database/folder-lock.ts'
import { backUp, NothingToBackUpError } from '../backup/back-up.ts'
import { DataInTheWayError, restore, UnusableBackupError } from '../backup/restore.ts'

class MisusedCommandError extends Error {
  constructor() {
    super('Write: npm run backup -- <file>, or: npm run restore -- <file> [--replace]')
  }
}

class NotEmbeddedError extends Error {
  constructor() {
    super(
      'DATABASE_URL names a PostgreSQL, which has its own means: pg_dump and pg_restore. Copy the folder files of DATA_DIR beside it.',
    )
  }
}

/** `backup <file>` or `restore <file> [--replace]`, of the embedded database in DATA_DIR. Gives a sentence on success. */
async function run(): Promise<string> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const [command, name, ...more] = positionals
  if (!name || more.length > 0) throw new MisusedCommandError()
  if (process.env['DATABASE_URL']) throw new NotEmbeddedError()
  const file = resolve(process.env['INIT_CWD'] ?? '.', name) // npm runs scripts in the folder of the package
  const dataDir = dataDirOf(process.env)
  switch (command) {
    case 'backup': {
      const parts = await backUp(dataDir, file)
      const key = parts.includes('encryption.key') ? '' : ' The key is not in it: keep ENCRYPTION_KEY too.'
      return `${file} holds ${parts.join(', ')} of ${dataDir}. Keep it as secret as the data.${key}`
    }
    case 'restore': {
      const replaced = await restore(file, dataDir, { replace: values.replace === true })
      return `${dataDir} holds the data of ${file}.${replaced ? ` What was there before is in ${replaced}.` : ''}`
    }
    default:
      throw new MisusedCommandError()
  }
}

/** What the person who called can mend is said in a sentence; anything else with its stack. */
function explain(error: unknown): string {
  if (error instanceof FolderInUseError) return 'The server runs on this data. Stop it first, then try again.'
  if (!(error instanceof Error)) return String(error)
  const known = [MisusedCommandError, NotEmbeddedError, NothingToBackUpError, DataInTheWayError, UnusableBackupError]
  const { code, syscall } = error as NodeJS.ErrnoException // a full disk, a folder that may not be written
  if (code?.startsWith('ERR_PARSE_ARGS') || syscall || known.some((kind) => error instanceof kind)) return error.message
  return error.stack ?? error.message
}

try {
  console.log(await run())
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
