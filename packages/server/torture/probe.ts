import { setTimeout as sleep } from 'node:timers/promises'

const pause = 50
/** Milliseconds after which /readyz counts as not answered. */
const patience = 1_000

/** Asks every 50 milliseconds whether one of the servers is ready, and measures the times when none is. */
export class Probe {
  longest = 0
  total = 0
  #isOver = false
  readonly #working: Promise<void>

  constructor(addresses: readonly string[]) {
    this.#working = this.#watch(addresses)
  }

  async end(): Promise<void> {
    this.#isOver = true
    await this.#working
  }

  async #watch(addresses: readonly string[]): Promise<void> {
    let lastReady = performance.now()
    let isDown = false
    const addOutage = (now: number) => {
      this.longest = Math.max(this.longest, now - lastReady)
      this.total += now - lastReady
    }
    while (!this.#isOver) {
      const isReady = (await Promise.all(addresses.map(answersReady))).includes(true)
      const now = performance.now()
      if (isReady && isDown) addOutage(now)
      if (isReady) lastReady = now
      isDown = !isReady
      await sleep(pause)
    }
    if (isDown) addOutage(performance.now())
  }
}

const answersReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(patience) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )
