/** A claim that is not taken: answered with an ErrorStatus other than 0 and stored nowhere (core §7, §8). */
export class ClaimRefusedError extends Error {
  /** @param message says what is wrong and what to do, in words for the person who reports */
  constructor(message: string) {
    super(message)
    this.name = 'ClaimRefusedError'
  }
}
