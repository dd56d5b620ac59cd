import type { Answers } from '../kinds/answers.ts'

/** One set of answers of a test plan, and what a tester must see. */
export interface PlannedTest {
  /** Counted from 1. */
  readonly number: number
  /** What to enter, in the order of the form. A blank is entered nowhere. */
  readonly entries: readonly PlannedEntry[]
  /** The same as answers, for `compileForm`. */
  readonly answers: Answers
  /** Keys of the controls that show. */
  readonly shows: readonly string[]
  /** The errors that the form reports. */
  readonly errors: readonly PlannedError[]
}

export interface PlannedEntry {
  readonly key: string
  readonly label: string
  /** The stored value. */
  readonly value: string
  /** What people see, such as the label of an option. */
  readonly shown: string
}

export interface PlannedError {
  readonly key: string
  readonly label: string
  readonly code: string
  readonly message: string
}

/** Tests that together show every control and raise every check. */
export interface TestPlan {
  readonly tests: readonly PlannedTest[]
  /** No plan has fewer tests than this. If it has as many, the plan is the smallest. */
  readonly atLeast: number
  /** Controls that no answers show, and checks that no answers raise. Also what no tried answers for calculated values show. */
  readonly uncovered: readonly string[]
}
