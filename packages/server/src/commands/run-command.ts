import { ConfigError } from '../config/config.ts'
import { DatabaseUnavailableError } from '../database/database.ts'
import { explainUnexpected } from '../database/failure.ts'
import { FolderInUseError } from '../database/folder-lock.ts'
import { KeyChangedError } from '../keys/assert-same-key.ts'

/** A command was called with wrong arguments. */
export class MisusedCommandError extends Error {
  /** @param usage how to call the command */
  constructor(usage: string) {
    super(`Write: ${usage}`)
  }
}

/** Errors with a message for the user who ran the command. */
const expectedErrors = [MisusedCommandError, ConfigError, DatabaseUnavailableError, KeyChangedError]

/**
 * Runs a command and prints the sentence that it returns. On failure it prints a sentence if the error is expected,
 * otherwise the stack, and exits with 1.
 * @param explain returns the sentence for an error that only this command expects
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

/** An error class whose messages are for the user who ran the command. */
type ClearError = abstract new (...args: never[]) => Error

/** Explains errors of the file system, of the option parser and of these classes, whose messages are clear. */
export const explainErrors =
  (...kinds: readonly ClearError[]) =>
  (error: unknown): string | undefined => {
    if (!(error instanceof Error)) return undefined
    const { code, syscall } = error as NodeJS.ErrnoException
    const isExpected = code?.startsWith('ERR_PARSE_ARGS') || syscall || kinds.some((kind) => error instanceof kind)
    return isExpected ? error.message : undefined
  }

function explainForAll(error: unknown): string {
  if (error instanceof FolderInUseError) return 'The server runs on this data. Stop it first, then try again.'
  const isExpected = error instanceof Error && expectedErrors.some((kind) => error instanceof kind)
  return isExpected ? error.message : explainUnexpected(error)
}
