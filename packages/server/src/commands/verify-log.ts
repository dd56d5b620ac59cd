import type { Link } from '../activity/chained-entry.ts'
import { verifyChain } from '../activity/verify-chain.ts'
import { ConfigError, readConfig } from '../config/config.ts'
import { DatabaseUnavailableError } from '../database/database.ts'
import { FolderInUseError } from '../database/folder-lock.ts'
import { openDatabase } from '../database/open-database.ts'

class MisusedCommandError extends Error {
  constructor() {
    super('Write: npm run verify-log, or npm run verify-log -- <position>:<hash> to ask for one noted before.')
  }
}

/** The chain was broken; the message says where. */
class BrokenLogError extends Error {
  constructor(breaks: string[]) {
    const more = breaks.length > shown ? [`… and ${breaks.length - shown} more`] : []
    super(`The activity log is broken:\n${[...breaks.slice(0, shown), ...more].map((line) => `- ${line}`).join('\n')}`)
  }
}
const shown = 100

/** Verifies the chain of the activity log. Gives a sentence. */
async function run(): Promise<string> {
  const noted = process.argv.slice(2).map(toLink)
  if (noted.length > 1) throw new MisusedCommandError()
  const database = await openDatabase(readConfig(process.env))
  try {
    const { last, waiting, breaks } = await verifyChain(database, noted[0])
    if (breaks.length > 0) throw new BrokenLogError(breaks)
    return `The activity log is whole up to ${last.position}:${last.hash}. ${waiting} entries wait to be chained.`
  } finally {
    await database.close()
  }
}

function toLink(text: string): Link {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  if (!position || !hash) throw new MisusedCommandError()
  return { position: Number(position), hash }
}

/** What the person who called can mend is said in a sentence; anything else with its stack. */
function explain(error: unknown): string {
  if (error instanceof FolderInUseError) return 'The server runs on this data. Stop it first, then try again.'
  if (!(error instanceof Error)) return String(error)
  const known = [MisusedCommandError, BrokenLogError, ConfigError, DatabaseUnavailableError]
  return known.some((kind) => error instanceof kind) ? error.message : (error.stack ?? '')
}

try {
  console.log(await run())
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
