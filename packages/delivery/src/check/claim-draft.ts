import { claimDays, claimTexts, type ClaimAmount, type ClaimDay, type ClaimText } from '../kinds/claim.ts'
import type { Day } from '../read/cells.ts'
import type { Doubt, Refusal } from '../report.ts'
import type { Amounts } from '../map/conventions.ts'
import type { GroupContext } from '../recognize/group-context.ts'
import { cents } from '../values/amount.ts'
import type { ReadRow } from './read-row.ts'
import { texts } from '../texts.ts'

/** The reason why a claim is refused or doubtful, with the row that shows it. */
export interface Reason {
  readonly class: Refusal | Doubt
  readonly message: string
  readonly row: number
}

/** One claim of a file: one row, or several rows whose amounts are added up. */
export interface ClaimDraft {
  readonly rows: readonly ReadRow[]
  readonly context: GroupContext
  readonly days: Partial<Record<ClaimDay, Day | null>>
  readonly texts: Partial<Record<ClaimText, string | null>>
  readonly amounts: Amounts
  readonly hasTotal: boolean
  readonly reasons: readonly Reason[]
}

/** Creates a claim from one row. */
export function draftOfRow(row: ReadRow, context: GroupContext, reasons: readonly Reason[] = []): ClaimDraft {
  const own = row.problems.map((problem) => ({ ...problem, row: row.row }))
  return { ...row, rows: [row], context, reasons: [...own, ...reasons] }
}

/**
 * Creates a claim from several rows and adds up their amounts. It is closed, on the latest date, if all parts are
 * closed; otherwise reopened if one part is; otherwise open. Texts come from the first part in the order of suffixes.
 */
export function draftOfParts(rows: readonly ReadRow[], context: GroupContext): ClaimDraft {
  const [first, ...others] = rows.toSorted((one, other) => one.part.localeCompare(other.part, 'en', { numeric: true }))
  if (!first) throw new TypeError('A claim has at least one row.')
  const reasons: Reason[] = rows.flatMap((row) => row.problems.map((problem) => ({ ...problem, row: row.row })))
  const other = others.find((row) => row.days.LossDate !== first.days.LossDate || row.policy !== first.policy)
  if (other)
    reasons.push({
      class: 'rows-contradict',
      message: texts.claim.partsContradict,
      row: Math.min(...rows.map(({ row }) => row)),
    })
  return {
    rows,
    context,
    days: { ...first.days, ...closedDay(rows) },
    texts: { ...firstTexts([first, ...others]), ...statusOfParts(rows) },
    amounts: sumOf(rows),
    hasTotal: rows.every(({ hasTotal }) => hasTotal),
    reasons,
  }
}

function firstTexts(rows: readonly ReadRow[]): ClaimDraft['texts'] {
  const values: Partial<Record<ClaimText, string | null>> = {}
  for (const field of claimTexts) {
    if (rows[0]?.texts[field] === undefined) continue
    values[field] =
      field === 'ClaimantName' ? rows[0].texts[field] : (rows.find((row) => row.texts[field])?.texts[field] ?? null)
  }
  return values
}

const isClosed = (row: ReadRow) => row.texts.StatusCode === 'Closed'

function closedDay(rows: readonly ReadRow[]): Pick<ClaimDraft['days'], 'ClosedDate'> {
  if (rows[0]?.days.ClosedDate === undefined) return {}
  const days = rows.flatMap(({ days: { ClosedDate } }) => ClosedDate ?? []).toSorted()
  return { ClosedDate: rows.every(isClosed) ? (days.at(-1) ?? null) : null }
}

function statusOfParts(rows: readonly ReadRow[]): Pick<ClaimDraft['texts'], 'StatusCode'> {
  if (rows[0]?.texts.StatusCode === undefined) return {}
  if (rows.every(isClosed)) return { StatusCode: 'Closed' }
  return { StatusCode: rows.some((row) => row.texts.StatusCode === 'Reopened') ? 'Reopened' : 'Open' }
}

function sumOf(rows: readonly ReadRow[]): Amounts {
  const sums: Partial<Record<ClaimAmount, number>> = {}
  for (const { amounts } of rows)
    for (const [field, amount] of Object.entries(amounts) as [ClaimAmount, number][])
      sums[field] = cents((sums[field] ?? 0) + amount)
  return sums
}

/** The dates of a claim in their required order. Leaves out dates that the file does not have. */
export const daysInOrder = (days: ClaimDraft['days']): Day[] => claimDays.flatMap((field) => days[field] ?? [])
