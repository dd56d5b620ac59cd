import { ConfigError, readConfig } from '../config/config.ts'
import { DatabaseUnavailableError } from '../database/database.ts'
import { explainUnexpected } from '../database/failure.ts'
import { FolderInUseError } from '../database/folder-lock.ts'
import { openDatabase } from '../database/open-database.ts'
import { assertSameKey, KeyChangedError } from '../database/same-key.ts'
import { rotateKey } from '../sealing/rotate-key.ts'
import { UnreadableSealError } from '../sealing/seal.ts'

/** Seals what is sealed with the current key. Gives a sentence. */
async function run(): Promise<string> {
  const config = readConfig(process.env)
  let count = 0
  const database = await openDatabase(config, async (owner) => {
    count = await rotateKey(owner, config.keyring)
  })
  try {
    await assertSameKey(database, config.keyring)
    await database.makeDurable()
  } finally {
    await database.close()
  }
  return `Sealed ${count} values with the key ${config.keyring.current.id}. ENCRYPTION_KEYS_TO_OPEN is not needed any more.`
}

/** What the person who called can mend is said in a sentence; anything else with its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error
  if (cause instanceof FolderInUseError) return 'The server runs on this data. Stop it first, then try again.'
  if (cause instanceof UnreadableSealError)
    return 'Something was sealed with a key that is not there. Add it to ENCRYPTION_KEYS_TO_OPEN, then try again.'
  const known = [ConfigError, DatabaseUnavailableError, KeyChangedError]
  return known.some((kind) => error instanceof kind) ? error.message : explainUnexpected(error)
}

try {
  console.log(await run())
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
