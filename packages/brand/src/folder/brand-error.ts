/** A brand folder that cannot be used. Each problem names the file and the member. */
export class BrandError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The brand cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.name = 'BrandError'
    this.problems = problems
  }
}
