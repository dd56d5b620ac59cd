import type { Answers } from '../kinds/answers.ts'

/** One test case: a set of answers, and what a tester must see. */
export interface PlannedTest {
  /** Counted from 1. */
  readonly number: number
  /** The values to enter, in the order of the form. Leaves out blanks. */
  readonly entries: readonly PlannedEntry[]
  /** The same values as answers, for `compileForm`. */
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

/** Test cases that together show every control and raise every error. */
export interface TestPlan {
  readonly tests: readonly PlannedTest[]
  /** A lower bound: every plan needs at least this many tests. A plan with exactly this many is the smallest. */
  readonly atLeast: number
  /**
   * Controls that no answers show, and errors that no answers raise. Includes controls for which no tried answers gave
   * the required calculated value.
   */
  readonly uncovered: readonly string[]
}
