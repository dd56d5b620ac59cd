import { parseArgs } from 'node:util'
import { UnreadableFileError } from '../files/index.ts'
import { closest } from '../text/closest.ts'
import type { Command } from './command.ts'
import { commands } from './commands/index.ts'
import { GivenOptions } from './given-options.ts'
import { commandHelp, overallHelp } from './help.ts'
import { MisuseError } from './misuse-error.ts'

/** Where the command line writes its output. */
export interface Output {
  readonly out: (text: string) => void
  readonly error: (text: string) => void
  readonly progress: (step: string) => void
}

/** Runs a command and returns its exit code: 1 for errors in definitions, 2 for misuse. */
export async function run(words: readonly string[], output: Output): Promise<0 | 1 | 2> {
  const [name, ...rest] = words
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    output.out(overallHelp(commands))
    return name === undefined ? 2 : 0
  }
  try {
    const command = commandNamed(name)
    const given = optionsOf(command, rest, output)
    if (given.has('help')) {
      output.out(commandHelp(command))
      return 0
    }
    const { text, exitCode } = await command.run(given)
    output.out(text)
    return exitCode
  } catch (error) {
    if (error instanceof UnreadableFileError) {
      output.error(error.message)
      return 1
    }
    if (!(error instanceof MisuseError)) throw error
    output.error(
      `${error.message}\nSee form-engine ${commands.some((each) => each.name === name) ? `${name} ` : ''}--help.`,
    )
    return 2
  }
}

function commandNamed(name: string): Command {
  const command = commands.find((each) => each.name === name)
  if (command) return command
  const names = commands.map((each) => each.name)
  const meant = closest(name, names)
  throw new MisuseError(
    `There is no command ${name}. ${meant ? `Did you mean ${meant}?` : `The commands are: ${names.join(', ')}.`}`,
  )
}

function optionsOf({ options }: Command, words: readonly string[], { progress }: Output): GivenOptions {
  const known = { ...options, help: { type: 'boolean' } } as const
  try {
    const config = Object.fromEntries(
      Object.entries(known).map(([name, option]) => [
        name,
        { type: option.type, ...('multiple' in option && { multiple: true }), ...(name === 'help' && { short: 'h' }) },
      ]),
    )
    const { positionals, values } = parseArgs({ args: [...words], options: config, allowPositionals: true })
    return new GivenOptions(positionals, values, progress)
  } catch (error) {
    throw new MisuseError(misuse(error, Object.keys(known)))
  }
}

/** The message of `parseArgs`, with a suggestion for a misspelled option. */
function misuse(error: unknown, options: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error)
  const [, written] = /^Unknown option '--?([^']+)'/.exec(message) ?? []
  if (written === undefined) return message
  const meant = closest(written, options)
  return `There is no option --${written}.${meant ? ` Did you mean --${meant}?` : ''}`
}
