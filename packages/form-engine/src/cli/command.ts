import type { GivenOptions } from './given-options.ts'

/** An option of a command. */
export interface CommandOption {
  readonly type: 'string' | 'boolean'
  readonly multiple?: true
  /** The name of the option's value, as shown in the help. */
  readonly value?: string
  readonly help: string
}

/** The output of a command. */
interface CommandResult {
  readonly text: string
  /** 1 if the definitions have errors. */
  readonly exitCode: 0 | 1
}

/** One command of the command line. */
export interface Command {
  readonly name: string
  readonly summary: string
  /** The arguments, as shown in the help. */
  readonly takes: string
  readonly options: Readonly<Record<string, CommandOption>>
  readonly examples: readonly string[]
  readonly run: (given: GivenOptions) => Promise<CommandResult>
}
