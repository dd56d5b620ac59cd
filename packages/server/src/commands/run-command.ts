import { ConfigError } from '../config/config.ts'
import { DatabaseUnavailableError } from '../database/database.ts'
import { explainUnexpected } from '../database/failure.ts'
import { FolderInUseError } from '../database/folder-lock.ts'
import { KeyChangedError } from '../database/same-key.ts'

/** A command was called in another way than it is written. */
export class MisusedCommandError extends Error {
  /** @param usage how it is written */
  constructor(usage: string) {
    super(`Write: ${usage}`)
  }
}

/** What the person who called can mend, whatever the command. */
const foreseen = [MisusedCommandError, ConfigError, DatabaseUnavailableError, KeyChangedError]

/**
 * Runs a command and prints the sentence that it gives. One that fails says why, and the process exits with 1: what the
 * person who called can mend in a sentence, anything else with its stack.
 * @param explain the sentence for an error that this command alone foresees
 */
export async function runCommand(
  run: () => Promise<string>,
  explain: (error: unknown) => string | undefined = () => undefined,
): Promise<void> {
  try {
    console.log(await run())
  } catch (error) {
    console.error(explain(error) ?? explainForAll(error))
    process.exitCode = 1
  }
}

function explainForAll(error: unknown): string {
  if (error instanceof FolderInUseError) return 'The server runs on this data. Stop it first, then try again.'
  const isForeseen = error instanceof Error && foreseen.some((kind) => error instanceof kind)
  return isForeseen ? error.message : explainUnexpected(error)
}
