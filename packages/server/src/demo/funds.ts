import { fundMovements, memberFundAnalysis } from '../database/tables/funds.ts'
import { batch, type Batch } from './book.ts'
import { returnedAfter, settledAfter } from './fund-rules.ts'
import type { Statement } from './fund-statements.ts'

const quartersShown = 24

/** The fund analysis of the last 24 quarters, and the assessments and distributions of the newest one. */
export const fundBatches = (statements: readonly Statement[], newest: number): Batch[] => [
  batch(memberFundAnalysis, statements.filter(({ quarter }) => quarter > newest - quartersShown).map(toRow)),
  batch(fundMovements, statements.filter(({ quarter }) => quarter === newest).flatMap(movementsOf)),
]

function toRow({ premiumYear: { ClientId, ProgramCd, year }, quarter, a, b }: Statement) {
  return {
    ClientId,
    ProgramCd,
    YearQuarter: `${Math.floor(quarter / 4)}0${(quarter % 4) + 1}`,
    PremiumYearFrom: year,
    PremiumYearTo: year + 1,
    AFundGrossPremium: a.premium / 100,
    AFundFrequencyClaimsAndExpencesPaid: a.paid / 100,
    AFundFrequencyClaimsAndExpencesReserves: a.reserves / 100,
    AFundSurplus: a.surplus / 100,
    AFundPremiumAssessment: a.assessed / 100,
    AFundPremiumAssessmentCollected: a.collected / 100,
    AFundAllocationToBFund: a.toB / 100,
    AFundReturnToMember: a.returned / 100,
    AFundInvestmentAllocation: a.interest / 100,
    AFundBalance: a.balance / 100,
    BFundGrossPremium: b.premium / 100,
    BFundSeverityClaimsAndExpencesPaid: b.paid / 100,
    BFundSeverityClaimsAndExpencesReserves: b.reserves / 100,
    BFundSurplus: b.surplus / 100,
    BFundPremiumAssessment: b.assessed / 100,
    BFundAFundDeficit: b.deficit / 100,
    BFundInvestmentAllocation: b.interest / 100,
    BFundBalance: b.balance / 100,
  }
}

/** A distribution is announced three quarters before it is due. */
const announcedAfter = Math.min(...returnedAfter.map(({ quarters }) => quarters)) - 3

/** An assessment that can still change and a distribution that is announced have no amount yet. */
function movementsOf({ premiumYear, age, a, b }: Statement): (typeof fundMovements.$inferInsert)[] {
  const movement = (kind: 'assessment' | 'distribution', fund: string, cents: number | null) => ({
    kind,
    ClientId: premiumYear.ClientId,
    PolicyId: premiumYear.PolicyId,
    ECaptivProgramYear: premiumYear.year,
    amount: cents && cents / 100,
    DisplayType: `${fund} Fund ${kind === 'assessment' ? 'Assessment' : 'Distribution'}`,
  })
  const assessment = (fund: string, assessed: number) =>
    assessed > 0 ? [movement('assessment', fund, age < settledAfter ? null : assessed)] : []
  const own = b.premium > 0 ? 'A' : 'Group'
  const isAnnounced = age >= announcedAfter && a.returned === 0 && a.balance > 0
  return [
    ...assessment(own, a.assessed),
    ...assessment('B', b.assessed),
    ...(a.returned > 0 ? [movement('distribution', own, a.returned)] : []),
    ...(isAnnounced ? [movement('distribution', own, null)] : []),
  ]
}
