import { readForeign, type SourceFile } from '../../../src/files/index.ts'
import {
  checkDefinitions,
  compileForm,
  type Answers,
  type Definitions,
  type Diagnostic,
  type Form,
} from '../../../src/index.ts'

/** A form converted from another notation. Questions have the names that they have in the source. */
export class ForeignForm {
  readonly definitions: Definitions
  readonly form: Form
  /** What the tables cannot express. */
  readonly leftOut: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
  readonly #keys: ReadonlyMap<string, string>

  private constructor({ definitions, leftOut }: NonNullable<Awaited<ReturnType<typeof readForeign>>>) {
    this.definitions = definitions
    this.form = compileForm(definitions)
    this.leftOut = leftOut
    this.diagnostics = checkDefinitions(definitions)
    this.#keys = new Map(this.form.controls.map(({ labelCode, key }) => [labelCode, key]))
  }

  static async read(file: SourceFile): Promise<ForeignForm> {
    const converted = await readForeign(file)
    if (!converted) throw new Error(`${file.name} is no form of another notation.`)
    return new ForeignForm(converted)
  }

  control(name: string) {
    return this.form.control(this.#keys.get(name) ?? name)
  }

  /** Whether a question shows for these answers. */
  shows(name: string, answers: Answers = {}): boolean {
    return this.form.visible(this.#keyed(answers)).keys.has(this.#keys.get(name) ?? name)
  }

  /** The options that a question offers for these answers. */
  offers(name: string, answers: Answers): readonly string[] {
    const { sections } = this.form.visible(this.#keyed(answers))
    const control = sections.flatMap(({ controls }) => controls).find(({ labelCode }) => labelCode === name)
    return control?.options.map(({ value }) => value) ?? []
  }

  /** The answer to a question, or its value calculated from these answers. */
  value(name: string, answers: Answers): unknown {
    return this.form.outcome(this.#keyed(answers)).projected[this.#keys.get(name) ?? name]
  }

  #keyed(answers: Answers): Answers {
    return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [this.#keys.get(name) ?? name, answer]))
  }
}
