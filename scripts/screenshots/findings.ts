/** A screenshot of a route in a state, at a width and in a color scheme. */
interface Screenshot {
  route: string
  state: string
  appearance: string
}

/** The axe findings of all screenshots. Equal findings in several screenshots of a state become one line. */
export class Findings {
  #checked = 0
  readonly #appearancesByLine = new Map<string, string[]>()

  add({ route, state, appearance }: Screenshot, found: readonly string[]): void {
    this.#checked += 1
    for (const line of new Set(found.map((each) => `${route}, ${state}: ${each}`)))
      this.#appearancesByLine.set(line, [...(this.#appearancesByLine.get(line) ?? []), appearance])
  }

  get isEmpty(): boolean {
    return this.#appearancesByLine.size === 0
  }

  /** One line for each finding, after the number of checked screenshots. */
  report(): string {
    const lines = [...this.#appearancesByLine].map(([line, appearances]) => `[${appearances.join(', ')}] ${line}`)
    return [
      `axe looked at ${this.#checked} screenshots and found ${this.#appearancesByLine.size || 'nothing'}.`,
      ...lines,
    ].join('\n')
  }
}
