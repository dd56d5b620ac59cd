import type { Answers } from '../../src/index.ts'
import type { ClaimType } from '../../src/claim/index.ts'

/** A complete, valid report of a claim. */
export interface Sample {
  /** Kebab-case, unique in the catalogue. */
  readonly name: string
  readonly title: string
  readonly claimType: ClaimType
  /** Whether a severe loss says to call at once. */
  readonly severe: boolean
  /** The answers, dated from today (`yyyy-MM-dd`), so that a sample never grows old or lies in the future. */
  readonly answers: (today: string) => Answers
}

const dayInMilliseconds = 86_400_000

/** The calendar date `days` before `today`; both are `yyyy-MM-dd`, without a time zone. */
export function daysBefore(today: string, days: number): string {
  return new Date(Date.parse(today) - days * dayInMilliseconds).toISOString().slice(0, 10)
}
