import type { TestPlan } from './plan.ts'

/** A sheet of a workbook. The first row is the heading. */
interface PlanSheet {
  readonly name: string
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/**
 * Converts a plan to sheets for a tester. Each row is one thing to enter or to check, with a box to tick.
 * `writeWorkbook` of `./files` writes the sheets.
 *
 * @example
 * const names = planSheets(planTests(definitions)).map(({ name }) => name)
 */
export function planSheets({ tests, uncovered }: TestPlan): PlanSheet[] {
  const entries = tests.flatMap(({ number, entries: all }) =>
    all.map(({ key, label, shown, value }) => [number, label, shown, value, key, null]),
  )
  const errors = tests.flatMap(({ number, errors: all }) =>
    all.map(({ key, label, code, message }) => [number, label, message, code, key, null]),
  )
  const shows = tests.flatMap(({ number, shows: keys }) => keys.map((key) => [number, key, null]))
  return [
    { name: 'Enter', rows: [['Test', 'Question', 'Answer', 'Value', 'Control', 'Done'], ...entries] },
    { name: 'Errors', rows: [['Test', 'Question', 'Message', 'Code', 'Control', 'Seen'], ...errors] },
    { name: 'Controls', rows: [['Test', 'Control', 'Seen'], ...shows] },
    { name: 'Not covered', rows: [['Control or check'], ...uncovered.map((id) => [id])] },
  ]
}
