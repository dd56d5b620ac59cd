/** A screenshot of a route in a state, at a width and in a color scheme. */
interface Taken {
  route: string
  state: string
  look: string
}

/** The axe findings of all screenshots. Equal findings in several screenshots of a state become one line. */
export class Findings {
  #looked = 0
  readonly #looksByLine = new Map<string, string[]>()

  add({ route, state, look }: Taken, found: readonly string[]): void {
    this.#looked += 1
    for (const line of new Set(found.map((each) => `${route}, ${state}: ${each}`)))
      this.#looksByLine.set(line, [...(this.#looksByLine.get(line) ?? []), look])
  }

  get isEmpty(): boolean {
    return this.#looksByLine.size === 0
  }

  /** One line for each finding, after the number of checked screenshots. */
  report(): string {
    const lines = [...this.#looksByLine].map(([line, looks]) => `[${looks.join(', ')}] ${line}`)
    return [
      `axe looked at ${this.#looked} screenshots and found ${this.#looksByLine.size || 'nothing'}.`,
      ...lines,
    ].join('\n')
  }
}
