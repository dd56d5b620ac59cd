import { addUp, type Assessment, type Distribution } from '@captive/api-client/contract'

/** What a company was assessed, or what came back to it, for a premium year. */
export interface MovementRow {
  kind: 'assessment' | 'distribution'
  year: number
  type: string
  /** In dollars; null while it is pending. */
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
      type: DisplayType.trim() || 'Assessment',
      amount: toAmount(TotalAssessmentAmount),
    })),
    ...distributions.map(({ ECaptivProgramYear, DisplayType, TotalDistributionAmount }) => ({
      kind: 'distribution' as const,
      year: ECaptivProgramYear,
      type: DisplayType.trim() || 'Distribution',
      amount: toAmount(TotalDistributionAmount),
    })),
  ]
  return rows
    .filter(({ year }) => year > thisYear - yearsShown)
    .toSorted((one, other) => other.year - one.year || one.type.localeCompare(other.type))
}

/** Null for what is no number; some servers send numbers as text, and '' is not 0 (FIN-019, AMB-172). */
export function toAmount(sent: unknown): number | null {
  if (typeof sent === 'string' && sent.trim() === '') return null
  const amount = typeof sent === 'string' ? Number(sent) : sent
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : null
}

/** What rows of a kind come to, in dollars exact to the cent, and how many of them are still pending. */
export function sumOf(rows: readonly MovementRow[], kind: MovementRow['kind']): { total: number; pending: number } {
  const amounts = rows.filter((row) => row.kind === kind).map(({ amount }) => amount)
  return {
    total: addUp(amounts),
    pending: amounts.filter((amount) => amount === null).length,
  }
}
