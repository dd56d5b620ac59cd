import { fundsOfProgram, instalment, interestOf, mostAssessed, returnedAfter } from './fund-rules.ts'
import type { LossLedger } from './loss-ledger.ts'
import { premiumYearKey, type PremiumYear } from './premiums.ts'
import { quarterOf } from './quarters.ts'
import { shareOut } from './share-out.ts'

/** One fund of a member for one premium year at the end of a quarter, in cents. */
interface Fund {
  premium: number
  paid: number
  reserves: number
  interest: number
  surplus: number
  assessed: number
  balance: number
}

export interface Statement {
  premiumYear: PremiumYear
  quarter: number
  /** Whole quarters since the premium year began. */
  age: number
  a: Fund & { collected: number; toB: number; returned: number }
  b: Fund & { deficit: number }
}

/**
 * The funds of every premium year at the end of each quarter since it began. What happens within a quarter is booked
 * on its last day, so that interest is on the mean of the balance before and the one that the claims left.
 */
export function* fundStatements(years: readonly PremiumYear[], ledger: LossLedger): Generator<Statement> {
  const withFunds = years.filter(({ ProgramCd }) => fundsOfProgram(ProgramCd))
  const pools = Map.groupBy(withFunds, ({ ProgramCd, year }) => `${ProgramCd} ${year}`)
  for (const pool of pools.values()) {
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

/** What follows from a member's own premium and claims. */
function ownPart(
  premiumYear: PremiumYear,
  quarter: number,
  ledger: LossLedger,
  last: Statement | undefined,
): Statement {
  const { aShare, bShare } = fundsOfProgram(premiumYear.ProgramCd) ?? { aShare: 0, bShare: 0 }
  const claims = ledger.at(premiumYearKey(premiumYear.policies[0]!), quarter)
  const fund = (share: number, paid: number, reserves: number, before: Fund | undefined): Fund => {
    const premium = Math.round(premiumYear.premium * share) * 100
    const opening = before?.balance ?? premium
    const closing = opening - (paid + reserves - (before ? before.paid + before.reserves : 0))
    const earned = Math.max(0, (opening + closing) / 2) * interestOf(quarter)
    const interest = (before?.interest ?? 0) + Math.round(earned)
    const surplus = premium + interest - paid - reserves
    return { premium, paid, reserves, interest, surplus, assessed: assessmentOf(surplus, premium), balance: surplus }
  }
  const a = fund(aShare, claims.aPaid, claims.aReserves, last?.a)
  const paidIn = last ? last.a.collected + Math.round(last.a.assessed * instalment) : 0
  return {
    premiumYear,
    quarter,
    age: Math.floor((quarter * 3 + 2 - monthOf(premiumYear.from)) / 3),
    a: { ...a, collected: Math.min(a.assessed, paidIn), toB: 0, returned: 0 },
    b: { ...fund(bShare, claims.bPaid, claims.bReserves, last?.b), deficit: 0 },
  }
}

/** What the B fund carries for all, and what the A funds give to it; both are shared by B premium. */
function sharePart(statements: readonly Statement[], last: ReadonlyMap<PremiumYear, Statement>): void {
  const weights = statements.map(({ b }) => b.premium)
  const hasB = weights.some((premium) => premium > 0)
  const uncovered = total(statements.map(({ a }) => Math.max(0, -a.surplus - a.assessed)))
  const short = Math.max(0, uncovered - total(statements.map(({ b }) => b.surplus)))
  const deficits = shareOut(hasB ? uncovered : 0, weights)
  const allocations = shareOut(hasB ? short : 0, weights)
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

const assessmentOf = (surplus: number, premium: number) => Math.min(Math.max(0, -surplus), premium * mostAssessed)
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
