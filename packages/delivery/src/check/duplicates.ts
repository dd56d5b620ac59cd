import { hash } from 'node:crypto'

import type { ReadRow } from './read-row.ts'

interface Seen {
  readonly place: string
  readonly row: number
  readonly content: string
  isContradicted: boolean
}

/** Whether a row is the first of its claim, repeats it, or is one of several that contradict each other. */
export interface Repeat {
  readonly kind: 'first' | 'repeated' | 'contradicted'
  readonly firstRow: number
}

/** Finds rows with the same claim or the same part of a claim. All rows must be added before the first lookup. */
export class Duplicates {
  readonly #seen = new Map<string, Seen>()
  readonly #numberOf: (written: string) => string

  /** @param numberOf restores lost leading zeros, because a file may have a claim number with and without them */
  constructor(numberOf: (written: string) => string) {
    this.#numberOf = numberOf
  }

  add(row: ReadRow): void {
    const key = this.#keyOf(row)
    if (key === undefined) return
    const content = contentOf(row)
    const seen = this.#seen.get(key)
    if (!seen) this.#seen.set(key, { place: placeOf(row), row: row.row, content, isContradicted: false })
    else if (seen.content !== content) seen.isContradicted = true
  }

  /** How a row relates to the other rows of its claim. */
  repeatOf(row: ReadRow): Repeat {
    const key = this.#keyOf(row)
    const seen = key === undefined ? undefined : this.#seen.get(key)
    if (!seen) return { kind: 'first', firstRow: row.row }
    if (seen.isContradicted) return { kind: 'contradicted', firstRow: seen.row }
    return { kind: seen.place === placeOf(row) ? 'first' : 'repeated', firstRow: seen.row }
  }

  /** Damaged numbers are not compared, because different claims can have the same damaged number. */
  #keyOf({ number, part, problems }: ReadRow): string | undefined {
    const isDamaged = problems.some((problem) => problem.class === 'damaged-number')
    return number === '' || isDamaged ? undefined : `${this.#numberOf(number)}\n${part}`
  }
}

const placeOf = ({ sheet, row }: ReadRow) => `${sheet}!${row}`

/** A hash of the row, which saves memory: a file may have a million rows. */
const contentOf = ({ policy, companyCode, companyName, days, texts, amounts }: ReadRow) =>
  hash('md5', JSON.stringify([policy, companyCode, companyName, days, texts, amounts]), 'base64')
