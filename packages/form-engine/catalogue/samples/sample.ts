import type { Answers } from '../../src/index.ts'
import type { ClaimType } from '../../src/claim/index.ts'

/** A complete, valid report of a claim. */
export interface Sample {
  /** Kebab-case, unique in the catalogue. */
  readonly name: string
  readonly title: string
  readonly claimType: ClaimType
  /** Whether the loss is severe. */
  readonly severe: boolean
  /** The answers with dates relative to today (`yyyy-MM-dd`), so that a sample never gets old or has a future date. */
  readonly answers: (today: string) => Answers
}

const dayInMilliseconds = 86_400_000

/** The calendar date `days` before `today`; both are `yyyy-MM-dd`, without a time zone. */
export function daysBefore(today: string, days: number): string {
  return new Date(Date.parse(today) - days * dayInMilliseconds).toISOString().slice(0, 10)
}
