import { MisuseError } from './misuse-error.ts'

type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>

/** The arguments and options that a command was called with. */
export class GivenOptions {
  readonly arguments: readonly string[]
  /** Reports a slow step on standard error. */
  readonly progress: (step: string) => void
  readonly #values: Values

  constructor(given: readonly string[], values: Values, progress: (step: string) => void) {
    this.arguments = given
    this.progress = progress
    this.#values = values
  }

  has(name: string): boolean {
    return this.#values[name] === true
  }

  text(name: string): string | undefined {
    const value = this.#values[name]
    return typeof value === 'string' ? value : undefined
  }

  texts(name: string): readonly string[] {
    return [this.#values[name] ?? []].flat().map(String)
  }

  /** Returns the arguments. Throws if the command takes more or fewer. */
  expect(least: number, most = Infinity): readonly string[] {
    if (this.arguments.length < least) throw new MisuseError('A file is missing.')
    if (this.arguments.length > most) throw new MisuseError(`There is one argument too many: ${this.arguments[most]}.`)
    return this.arguments
  }
}
