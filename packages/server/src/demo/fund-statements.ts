import { endOfQuarter, monthsBetween, quarterOf } from './calendar.ts'
import { fundsOfPrograms, interestOf, returnedAfter } from './fund-rules.ts'
import type { LossLedger } from './loss-ledger.ts'
import type { PremiumYear } from './premiums.ts'
import { shareOut } from './share-out.ts'

/** A fund of a member for one premium year at the end of a quarter, in cents. */
type Fund = Record<'premium' | 'paid' | 'reserves' | 'interest' | 'surplus' | 'assessed' | 'balance', number>

export interface Statement {
  premiumYear: PremiumYear
  quarter: number
  /** Whole quarters since the premium year began. */
  age: number
  a: Fund & Record<'collected' | 'toB' | 'returned', number>
  b: Fund & { deficit: number }
}

/**
 * The funds of every premium year at the end of each quarter since it began. Events of a quarter are booked on its last
 * day, so that interest is on the mean of the balance before and the balance after the claims.
 */
export function* fundStatements(years: readonly PremiumYear[], ledger: LossLedger): Generator<Statement> {
  const withFunds = years.filter(({ ProgramCd }) => fundsOfPrograms[ProgramCd])
  for (const pool of Map.groupBy(withFunds, ({ ProgramCd, year }) => `${ProgramCd} ${year}`).values()) {
    const last = new Map<PremiumYear, Statement>()
    const first = Math.min(...pool.map(({ from }) => quarterOf(from)))
    for (let quarter = first; quarter <= ledger.newest; quarter++) {
      const begun = pool.filter(({ from }) => quarterOf(from) <= quarter)
      const statements = begun.map((year) => ownPart(year, quarter, ledger, last.get(year)))
      sharePart(statements, last)
      for (const statement of statements) last.set(statement.premiumYear, statement)
      yield* statements
    }
  }
}

/** The amounts that follow from a member's own premium and claims. */
function ownPart(
  premiumYear: PremiumYear,
  quarter: number,
  ledger: LossLedger,
  last: Statement | undefined,
): Statement {
  const { aShare, bShare } = fundsOfPrograms[premiumYear.ProgramCd] ?? { aShare: 0, bShare: 0 }
  const claims = ledger.at(premiumYear.key, quarter)
  const fund = (share: number, { paid, reserves }: typeof claims.a, before: Fund | undefined): Fund => {
    const premium = Math.round(premiumYear.premium * share) * 100
    const opening = before?.balance ?? premium
    const closing = opening - (paid + reserves - (before ? before.paid + before.reserves : 0))
    const earned = Math.max(0, (opening + closing) / 2) * interestOf(quarter)
    const interest = (before?.interest ?? 0) + Math.round(earned)
    const surplus = premium + interest - paid - reserves
    return { premium, paid, reserves, interest, surplus, assessed: assessmentOf(surplus, premium), balance: surplus }
  }
  const a = fund(aShare, claims.a, last?.a)
  const paidIn = last ? last.a.collected + Math.round(last.a.assessed / 4) : 0
  return {
    premiumYear,
    quarter,
    age: Math.floor(monthsBetween(premiumYear.from, endOfQuarter(quarter)) / 3),
    a: { ...a, collected: Math.min(a.assessed, paidIn), toB: 0, returned: 0 },
    b: { ...fund(bShare, claims.b, last?.b), deficit: 0 },
  }
}

/** The deficits of A funds that the B funds pay, and what the A funds give to them. Both are shared by B premium. */
function sharePart(statements: readonly Statement[], last: ReadonlyMap<PremiumYear, Statement>): void {
  const weights = statements.map(({ b }) => b.premium)
  const uncovered = total(statements.map(({ a }) => Math.max(0, -a.surplus - a.assessed)))
  const short = Math.max(0, uncovered - total(statements.map(({ b }) => b.surplus)))
  const deficits = shareOut(uncovered, weights)
  const allocations = shareOut(short, weights)
  for (const [index, { premiumYear, age, a, b }] of statements.entries()) {
    a.toB = allocations[index] ?? 0
    b.deficit = deficits[index] ?? 0
    b.surplus -= b.deficit
    b.assessed = assessmentOf(b.surplus, b.premium)
    b.balance = b.surplus + a.toB
    const left = a.surplus + a.collected - a.toB
    const share = returnedAfter.find(({ quarters }) => age >= quarters)?.share ?? 0
    a.returned = Math.max(last.get(premiumYear)?.a.returned ?? 0, Math.round(Math.max(0, left) * share))
    a.balance = left - a.returned
  }
}

/** A member pays a negative surplus, but not more than the premium. */
const assessmentOf = (surplus: number, premium: number) => Math.min(Math.max(0, -surplus), premium)
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
