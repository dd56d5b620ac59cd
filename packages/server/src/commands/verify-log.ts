import type { Link } from '../activity/chained-entry.ts'
import { verifyChain } from '../activity/verify-chain.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/open-database.ts'
import { MisusedCommandError, runCommand } from './run-command.ts'

const usage = 'npm run verify-log, or, to check a hash that you kept: npm run verify-log -- <position>:<hash>'

/** The chain is broken. The message says where. */
class BrokenLogError extends Error {
  constructor(breaks: string[]) {
    const more = breaks.length > shown ? [`… and ${breaks.length - shown} more`] : []
    super(`The activity log is broken:\n${[...breaks.slice(0, shown), ...more].map((line) => `- ${line}`).join('\n')}`)
  }
}
const shown = 100

/** Verifies the chain of the activity log, and returns the result as text. */
async function run(): Promise<string> {
  const noted = process.argv.slice(2).map(toLink)
  if (noted.length > 1) throw new MisusedCommandError(usage)
  const database = await openDatabase(readConfig(process.env))
  try {
    const { last, waiting, breaks, stepsBack } = await verifyChain(database, noted[0])
    if (breaks.length > 0) throw new BrokenLogError(breaks)
    const whole = `The activity log is intact up to ${last.position}:${last.hash}. ${waiting} entries are waiting to be chained.`
    return [whole, ...stepsBack.slice(0, shown).map(explainStepBack)].join('\n')
  } finally {
    await database.close()
  }
}

const explainStepBack = (position: number) =>
  `At position ${position} the time goes back by more than ten minutes: the clock was set back, or someone wrote the entry by hand.`

function toLink(text: string): Link {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  if (!position || !hash) throw new MisusedCommandError(usage)
  return { position: Number(position), hash }
}

await runCommand(run, (error) => (error instanceof BrokenLogError ? error.message : undefined))
