import type { fundMovements, memberFundAnalysis } from '../database/tables/funds.ts'
import type { Statement } from './fund-statements.ts'
import { settledAfter, returnedAfter } from './fund-rules.ts'
import { yearQuarterOf } from './quarters.ts'

type FundRow = typeof memberFundAnalysis.$inferInsert
type Movement = typeof fundMovements.$inferInsert

const quartersShown = 24

/** Every premium year at the end of each of the last 24 quarters; those of former members run off. */
export const generateFunds = (statements: readonly Statement[], newest: number): FundRow[] =>
  statements.filter(({ quarter }) => quarter > newest - quartersShown).map(toRow)

function toRow({ premiumYear: { ClientId, ProgramCd, year }, quarter, a, b }: Statement): FundRow {
  return {
    ClientId,
    ProgramCd,
    YearQuarter: yearQuarterOf(quarter),
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

/** From so many quarters on a surplus is announced to be returned. */
const announcedAfter = Math.min(...returnedAfter.map(({ quarters }) => quarters)) - 3

/**
 * Assessments and distributions of the premium years as the newest fund analysis has them. An assessment that may still
 * change, and a distribution that is announced, are pending.
 */
export const generateMovements = (statements: readonly Statement[], newest: number): Movement[] =>
  statements
    .filter(({ quarter }) => quarter === newest)
    .flatMap(({ premiumYear, age, a, b }): Movement[] => {
      const movement = (kind: Movement['kind'], fund: string, amount: number | null): Movement => ({
        kind,
        ClientId: premiumYear.ClientId,
        PolicyId: premiumYear.policies[0]?.PolicyId ?? 0,
        ECaptivProgramYear: premiumYear.year,
        amount: amount && amount / 100,
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
    })
