import { hkdfSync } from 'node:crypto'

/** An encryption key with an id that reveals nothing about it. Each use has its own derived key. */
export interface Key {
  /** Eight hex digits, stored with everything that the key encrypts. */
  id: string
  seal: Buffer
  fingerprint: Buffer
  /** The configured 32 bytes. Before keys had ids, values were encrypted with them directly. */
  whole: Buffer
}

/** The current key, and other keys that only decrypt: earlier ones, or the next one during a key change. */
export class Keyring {
  readonly current: Key
  readonly all: readonly Key[]

  /**
   * @param current 32 bytes
   * @param others 32 bytes each
   */
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
