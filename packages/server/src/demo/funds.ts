import type { fundMovements, memberFundAnalysis } from '../database/tables/funds.ts'
import { programRows } from '../reference/load-reference-data.ts'
import type { Book } from './book.ts'
import { addDays, calendarDay, quarterStart } from './calendar.ts'
import { fundYear, hasFunds } from './fund-years.ts'
import { termOf, type Membership } from './memberships.ts'

type FundRow = typeof memberFundAnalysis.$inferInsert
type Movement = typeof fundMovements.$inferInsert

const quartersShown = 24

const withFunds = ({ memberships, isInsured }: Book) =>
  memberships.filter(({ ClientId, program }) => isInsured(ClientId) && hasFunds(program))

/** Whole quarters from the start of a premium year to the end of a quarter; below 0 before it began. */
function quartersSince(year: number, { month }: Membership, quarterEnd: string): number {
  const months = (Number(quarterEnd.slice(0, 4)) - year) * 12 + Number(quarterEnd.slice(5, 7)) - 1 - month
  return Math.floor(months / 3)
}

/** Every premium year at the end of each of the last 24 quarters; a former member's until it left. */
export function* generateFunds(book: Book): Generator<FundRow> {
  const ends = Array.from({ length: quartersShown }, (_, index) => addDays(quarterStart(book.today, index), -1))
  for (const membership of withFunds(book)) {
    const { ClientId, program, fromYear, toYear, isCurrent } = membership
    const ProgramCd = programRows.find(({ RecId }) => RecId === program)?.Code ?? ''
    for (const end of ends) {
      if (!isCurrent && end > termOf(membership).to) continue
      for (let year = fromYear; year < toYear; year++) {
        const quarters = quartersSince(year, membership, end)
        if (quarters < 0) break
        const YearQuarter = `${end.slice(0, 4)}0${Number(end.slice(5, 7)) / 3}`
        yield {
          ClientId,
          ProgramCd,
          YearQuarter,
          PremiumYearFrom: year,
          PremiumYearTo: year + 1,
          ...fundYear(membership, year, quarters),
        }
      }
    }
  }
}

/** Assessments and distributions of the premium years, as the fund analysis has them; the newest are pending. */
export function generateMovements(book: Book): Movement[] {
  const end = addDays(quarterStart(book.today), -1)
  return withFunds(book).flatMap((membership) => {
    const { ClientId, fromYear, toYear, month } = membership
    const policies = book.policies.filter((policy) => policy.ClientId === ClientId && policy.LOB === 'Commercial Auto')
    return Array.from({ length: toYear - fromYear }, (_, index) => fromYear + index).flatMap((year): Movement[] => {
      const policy = policies.find(({ EffectiveDate }) => EffectiveDate === calendarDay(year, month))
      const quarters = quartersSince(year, membership, end)
      if (!policy || quarters < 4) return []
      const { AFundPremiumAssessment: assessed, AFundReturnToMember: returned } = fundYear(membership, year, quarters)
      const movement = (kind: Movement['kind'], amount: number | null): Movement => ({
        kind,
        ClientId,
        PolicyId: policy.PolicyId,
        ECaptivProgramYear: year,
        amount,
        DisplayType: kind === 'assessment' ? 'Premium Assessment' : 'A Fund Distribution',
      })
      return [
        ...(assessed > 0 ? [movement('assessment', quarters < 6 ? null : assessed)] : []),
        ...(returned > 0 ? [movement('distribution', returned)] : []),
        ...(quarters >= 9 && quarters < 12 && assessed === 0 ? [movement('distribution', null)] : []),
      ]
    })
  })
}
