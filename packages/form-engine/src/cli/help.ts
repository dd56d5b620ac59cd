import type { Command, CommandOption } from './command.ts'

/** The help of the command line as a whole. */
export function overallHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return [
    'Checks, explains and converts the definitions of a form.',
    '',
    'Usage: form-engine <command> <file|folder|url>… [options]',
    '',
    'Commands:',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Files are JSON, Excel workbooks or CSV. Several files together may contain the three tables.',
    'Exit codes: 0 no errors, 1 the definitions have errors or cannot be read, 2 the command was misused.',
    '',
    'form-engine <command> --help explains a command.',
  ].join('\n')
}

/** The help of one command. */
export function commandHelp({ name, summary, takes, options, examples }: Command): string {
  const named = Object.entries(options).map(([option, about]) => [flagOf(option, about), about.help] as const)
  const width = Math.max(...named.map(([flag]) => flag.length))
  return [
    summary,
    '',
    `Usage: form-engine ${name} ${takes} [options]`,
    '',
    'Options:',
    ...named.map(([flag, help]) => `  ${flag.padEnd(width)}  ${help}`),
    '',
    'Examples:',
    ...examples.map((example) => `  form-engine ${example}`),
  ].join('\n')
}

const flagOf = (option: string, { value }: CommandOption): string => `--${option}${value ? ` <${value}>` : ''}`
