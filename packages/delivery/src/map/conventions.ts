import { cents, isSameAmount } from '../values/amount.ts'
import type { ClaimAmount } from '../kinds/claim.ts'

export type Amounts = Partial<Record<ClaimAmount, number>>

/** How the total of a file is made of its parts. */
export interface Conventions {
  /** Whether recoveries are deducted from the total. */
  readonly incurred: 'net' | 'gross'
  /** Whether the total counts expense. */
  readonly expense: boolean
  /** Whether medical is beside expense, or a part of it. */
  readonly medical: 'apart' | 'part of expense'
}

const usual: Conventions = { incurred: 'net', expense: true, medical: 'part of expense' }
const candidates: Conventions[] = (['part of expense', 'apart'] as const).flatMap((medical) =>
  [true, false].flatMap((expense) => (['net', 'gross'] as const).map((incurred) => ({ incurred, expense, medical }))),
)

/** What the parts of a row come to under a convention. */
export function totalOf(parts: Amounts, { incurred, expense, medical }: Conventions): number {
  const value = (name: ClaimAmount) => parts[name] ?? 0
  const loss = value('LossPaid') + value('LossReserve')
  const isWhole = parts.ExpensePaid !== undefined || parts.ExpenseReserve !== undefined
  const other = isWhole
    ? value('ExpensePaid') + value('ExpenseReserve')
    : value('ExpExclMedPaidAmt') + value('ExpExclMedReserveAmt')
  const med = medical === 'apart' ? value('MedPaidAmt') + value('MedReserveAmt') : 0
  return cents(loss + (expense ? other : 0) + med - (incurred === 'net' ? value('Recovery') : 0))
}

/**
 * The convention under which most rows add up. It tells a file with gross totals, where every row with a recovery
 * differs from the net total, from a file in which a few totals are wrong.
 * @param rows a sample of rows with their total; recoveries are positive
 * @param stated what a mapping knows already
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
  return best.find((candidate) => isUsual(candidate, rows)) ?? best[0] ?? usual
}

const addsUp = (row: Amounts, conventions: Conventions) =>
  isSameAmount(row.TotalIncurred ?? 0, totalOf(row, conventions))

/** Of conventions that fit equally, the usual one: net, with expense; medical apart if expense is named without it. */
function isUsual({ incurred, expense, medical }: Conventions, rows: readonly Amounts[]): boolean {
  const namesOther = rows.some(
    ({ ExpensePaid, ExpExclMedPaidAmt }) => ExpExclMedPaidAmt !== undefined && ExpensePaid === undefined,
  )
  return incurred === 'net' && expense && medical === (namesOther ? 'apart' : 'part of expense')
}
