import { readConfig } from '../config/config.ts'
import { DatabaseUnavailableError } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { assertSameKey } from '../keys/assert-same-key.ts'
import { rotateKey } from '../keys/rotate-key.ts'
import { UnreadableSealError } from '../sealing/seal.ts'
import { runCommand } from './run-command.ts'

/** Re-encrypts all data with the current key. Returns a sentence. */
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
  return `Sealed ${count} values with the key ${config.keyring.current.id}. ENCRYPTION_KEYS_TO_OPEN is no longer needed.`
}

function explain(error: unknown): string | undefined {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error
  if (!(cause instanceof UnreadableSealError)) return undefined
  return 'A value was sealed with a key that is missing. Add the key to ENCRYPTION_KEYS_TO_OPEN and try again.'
}

await runCommand(run, explain)
