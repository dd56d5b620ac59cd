/** Points at which a server may die, each at one of its boundaries: the database, the files, the mail server. */
export const faultPoints = [
  'file begun',
  'file renamed',
  'before a commit',
  'after a commit',
  'before it is durable',
  'after it is durable',
  'mail taken',
  'mail sent',
] as const
export type FaultPoint = (typeof faultPoints)[number]

const never = new Promise<never>(() => undefined)

/**
 * The life of one server process, as its boundaries see it. Once it has ended, nothing that passes a boundary comes back:
 * for the database, the files and the mail server the process is gone, as after kill -9.
 */
export class Life {
  readonly #ends = Promise.withResolvers<string>()
  #isOver = false
  #untilDeath: number
  /** Pieces of work beyond a boundary that neither came back nor stopped. */
  #beyond = 0
  readonly #fatal: FaultPoint

  /** It ends when `fatal` is reached for the given time. */
  constructor(fatal: FaultPoint, time: number) {
    this.#fatal = fatal
    this.#untilDeath = time
  }

  /** Resolves when it has ended, and says where. */
  get ended(): Promise<string> {
    return this.#ends.promise
  }

  /** Ends this life when it reaches its fault point the given number of times from now on. */
  endAt(time: number): void {
    this.#untilDeath = time
  }

  /** Ends it where it is, unless it has ended. */
  end(where: string): void {
    this.#isOver = true
    this.#ends.resolve(where)
  }

  /** Does work beyond a boundary, where it may stop forever. */
  async beyond<T>(work: (passage: Passage) => Promise<T>): Promise<T> {
    if (this.#isOver) return never
    let isCounted = false
    const count = (change: 1 | -1) => {
      if (isCounted === (change === 1)) return
      isCounted = change === 1
      this.#beyond += change
    }
    const goOn = async () => {
      if (!this.#isOver) return
      count(-1)
      await never
    }
    const pass = async (point: FaultPoint) => {
      if (point === this.#fatal && --this.#untilDeath === 0) this.end(point)
      await goOn()
    }
    try {
      const result = await work({ enter: () => count(1), goOn, pass })
      await goOn()
      return result
    } finally {
      count(-1)
    }
  }

  /** Whether the server is dead and no work beyond a boundary is unfinished. */
  get isStill(): boolean {
    return this.#isOver && this.#beyond === 0
  }
}

/** The way of one piece of work beyond a boundary. */
export interface Passage {
  /** From here on it does something there; until it comes back or stops, its life is not still. */
  enter: () => void
  /** Stops here where the life has ended. */
  goOn: () => Promise<void>
  /** Passes a fault point, or dies at it. */
  pass: (point: FaultPoint) => Promise<void>
}
