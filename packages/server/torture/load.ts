import { setTimeout as sleep } from 'node:timers/promises'

import type { Random } from '../src/demo/random.ts'
import { newClaim, Reporter, type Claim } from '../test/crash/reporter.ts'
import { NoAnswerError, sendTo } from './patient-send.ts'

/** Demo accounts of one company that may report claims. */
const people = ['admin@member.example', 'manager@member.example']

/** Below the hourly limit of reports per account, including retries. */
const maxPerUser = 100
/** Reports that one user sends at the same time. */
const atOnce = 2

const minutes = () => performance.now() / 60_000

/** People who report claims one after another, each with a file. They send each again until it is acknowledged. */
export class Load {
  readonly claims: Claim[] = []
  /** Sentences about reports that were refused, or failed otherwise than by a missing answer. */
  readonly refusals: string[] = []
  readonly #address: () => string
  readonly #random: Random
  readonly #ending = new AbortController()
  #isOver = false
  #working: Promise<unknown> = Promise.resolve()

  constructor(address: () => string, random: Random) {
    this.#address = address
    this.#random = random
  }

  begin(): void {
    this.#working = Promise.all(people.map((person) => this.#work(person)))
  }

  /**
   * Starts no more reports, and waits until each has its response.
   * @param patience milliseconds
   */
  async end(patience = 120_000): Promise<void> {
    this.#isOver = true
    const deadline = setTimeout(() => this.#ending.abort(), patience)
    await this.#working
    clearTimeout(deadline)
  }

  async #work(person: string): Promise<void> {
    const reporterWho = (isPatient: boolean) =>
      new Reporter(sendTo({ address: this.#address, isPatient, signal: this.#ending.signal }), person, minutes)
    const [patient, impatient] = [reporterWho(true), reporterWho(false)]
    const work = async () => {
      for (let count = 0; count < maxPerUser / atOnce && !this.#isOver; count++)
        await this.#reportOne(person, this.#random.chance(0.15) ? impatient : patient)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  async #reportOne(person: string, reporter: Reporter): Promise<void> {
    const claim = newClaim({ person, isUploaded: this.#random.chance(0.5), hasDraft: this.#random.chance(0.3) })
    this.claims.push(claim)
    await reporter.report(claim).catch((error: Error) => {
      if (!(error instanceof NoAnswerError)) this.refusals.push(`${claim.body.confirmationNum}: ${error.message}`)
    })
    await sleep(this.#random.whole(100, 900))
  }
}
