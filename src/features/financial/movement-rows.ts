import { addUp, type Assessment, type Distribution } from '@captive/api-client/contract'

import { texts } from './texts.ts'

/** An assessment or a distribution for one premium year. */
export interface MovementRow {
  kind: 'assessment' | 'distribution'
  year: number
  type: string
  /** In dollars. Null while it is pending. */
  amount: number | null
}

/** The table covers this year and the four before it (FIN-018, AMB-171). */
const yearsShown = 5

/** Assessments and distributions of the past five years, newest first. */
export function toMovementRows(
  assessments: readonly Assessment[],
  distributions: readonly Distribution[],
  thisYear: number,
): MovementRow[] {
  const rows: MovementRow[] = [
    ...assessments.map(({ ECaptivProgramYear, DisplayType, TotalAssessmentAmount }) => ({
      kind: 'assessment' as const,
      year: ECaptivProgramYear,
      type: DisplayType.trim() || texts.movements.assessment,
      amount: toAmount(TotalAssessmentAmount),
    })),
    ...distributions.map(({ ECaptivProgramYear, DisplayType, TotalDistributionAmount }) => ({
      kind: 'distribution' as const,
      year: ECaptivProgramYear,
      type: DisplayType.trim() || texts.movements.distribution,
      amount: toAmount(TotalDistributionAmount),
    })),
  ]
  return rows
    .filter(({ year }) => year > thisYear - yearsShown)
    .toSorted((one, other) => other.year - one.year || one.type.localeCompare(other.type))
}

/** Null if the value is not a number. Some servers send numbers as text, and '' is not 0 (FIN-019, AMB-172). */
export function toAmount(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null
  const amount = typeof value === 'string' ? Number(value) : value
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : null
}

/** The sum of one kind in dollars, exact to the cent, and the number of pending rows. */
export function sumOf(rows: readonly MovementRow[], kind: MovementRow['kind']): { total: number; pending: number } {
  const amounts = rows.filter((row) => row.kind === kind).map(({ amount }) => amount)
  return {
    total: addUp(amounts),
    pending: amounts.filter((amount) => amount === null).length,
  }
}
