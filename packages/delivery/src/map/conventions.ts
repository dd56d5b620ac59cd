import { cents, isSameAmount } from '../values/amount.ts'
import type { ClaimAmount } from '../kinds/claim.ts'

export type Amounts = Partial<Record<ClaimAmount, number>>

/** How a file calculates its total from its parts. */
export interface Conventions {
  /** Whether recoveries are deducted from the total. */
  readonly incurred: 'net' | 'gross'
  /** Whether the total counts expense. */
  readonly expense: boolean
  /** Whether medical is separate from expense or part of it. */
  readonly medical: 'separate' | 'part of expense'
}

const defaultConventions: Conventions = { incurred: 'net', expense: true, medical: 'part of expense' }
const candidates: Conventions[] = (['part of expense', 'separate'] as const).flatMap((medical) =>
  [true, false].flatMap((expense) => (['net', 'gross'] as const).map((incurred) => ({ incurred, expense, medical }))),
)

/** The sum of the parts of a row under a convention. */
export function totalOf(parts: Amounts, { incurred, expense, medical }: Conventions): number {
  const value = (name: ClaimAmount) => parts[name] ?? 0
  const loss = value('LossPaid') + value('LossReserve')
  const isWhole = parts.ExpensePaid !== undefined || parts.ExpenseReserve !== undefined
  const other = isWhole
    ? value('ExpensePaid') + value('ExpenseReserve')
    : value('ExpExclMedPaidAmt') + value('ExpExclMedReserveAmt')
  const med = medical === 'separate' ? value('MedPaidAmt') + value('MedReserveAmt') : 0
  return cents(loss + (expense ? other : 0) + med - (incurred === 'net' ? value('Recovery') : 0))
}

/**
 * Returns the convention under which most rows add up. This distinguishes a file with gross totals, where every row
 * with a recovery differs from the net total, from a file with a few wrong totals.
 * @param rows a sample of rows with their total; recoveries are positive
 * @param stated conventions that the mapping already states
 */
export function findConventions(rows: readonly Amounts[], stated: Partial<Conventions> = {}): Conventions {
  const fitting = candidates.filter((candidate) =>
    Object.entries(stated).every(([name, value]) => candidate[name as keyof Conventions] === value),
  )
  const counted = fitting.map((candidate) => ({
    candidate,
    count: rows.filter((row) => addsUp(row, candidate)).length,
  }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  const best = counted.filter(({ count }) => count === most).map(({ candidate }) => candidate)
  return best.find((candidate) => isUsual(candidate, rows)) ?? best[0] ?? defaultConventions
}

const addsUp = (row: Amounts, conventions: Conventions) =>
  isSameAmount(row.TotalIncurred ?? 0, totalOf(row, conventions))

/** Whether conventions are usual: net, with expense, and medical as the columns suggest. They win if several fit. */
function isUsual({ incurred, expense, medical }: Conventions, rows: readonly Amounts[]): boolean {
  const namesOther = rows.some(
    ({ ExpensePaid, ExpExclMedPaidAmt }) => ExpExclMedPaidAmt !== undefined && ExpensePaid === undefined,
  )
  return incurred === 'net' && expense && medical === (namesOther ? 'separate' : 'part of expense')
}
