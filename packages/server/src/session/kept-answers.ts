import type { FileAnswer } from '../file-answer.ts'

/** Characters of all answers together; what is beyond is made anew each time. */
const mostCharacters = 32_000_000

export interface JsonAnswer {
  text: string
  /** What is made without asking the database costs nothing to make again. */
  fromDatabase: boolean
}

type Answer = JsonAnswer | FileAnswer

/**
 * Answers to reads, by who asked for what: they live with one state of the database (session-finder.ts), and nobody gets
 * one that was made for another session.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, Promise<Answer>>()
  #characters = 0

  /** The answer to a question of a session: made once, however often it is asked, also at the same time. */
  once(tokenHash: string, url: string, make: () => Promise<Answer>): Promise<Answer> {
    const question = `${tokenHash} ${url}`
    const known = this.#answers.get(question)
    if (known) return known
    const answer = make()
    this.#answers.set(question, answer)
    answer.then(
      (made) => this.#hasRoomFor(made) || this.#answers.delete(question),
      () => this.#answers.delete(question),
    )
    return answer
  }

  #hasRoomFor(answer: Answer): boolean {
    if (!('text' in answer) || !answer.fromDatabase) return false
    if (this.#characters + answer.text.length > mostCharacters) return false
    this.#characters += answer.text.length
    return true
  }
}
