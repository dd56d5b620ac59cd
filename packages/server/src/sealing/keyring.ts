import { hkdfSync } from 'node:crypto'

/** A key of an installation, known by an id that says nothing of it. Each use has bytes of its own. */
export interface Key {
  /** Eight hex digits, which stand with everything that was made with the key. */
  id: string
  seal: Buffer
  fingerprint: Buffer
  /** The 32 bytes as they were given, which sealed by themselves before keys had ids. */
  whole: Buffer
}

/** The key of an installation, and others that open what they sealed: those before it, or the next one. */
export class Keyring {
  readonly current: Key
  readonly all: readonly Key[]

  /** @param current 32 bytes, like each of the others */
  constructor(current: Buffer, others: readonly Buffer[] = []) {
    this.current = toKey(current)
    this.all = [this.current, ...others.map(toKey)]
  }

  withId(id: string): Key | undefined {
    return this.all.find((key) => key.id === id)
  }
}

function toKey(whole: Buffer): Key {
  const derived = (use: string, length: number) => Buffer.from(hkdfSync('sha256', whole, '', `portal ${use}`, length))
  return {
    id: derived('key id', 4).toString('hex'),
    seal: derived('seal', 32),
    fingerprint: derived('fingerprint', 32),
    whole,
  }
}
