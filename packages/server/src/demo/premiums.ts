import { collaterals, premiumFinanceAccounts } from '../database/tables/funds.ts'
import { batch, type Batch, type Book } from './book.ts'
import { addMonths, daysBetween, monthsBetween, yearOf } from './calendar.ts'
import { completeCompanies, fleetOf } from './companies.ts'
import { aShareOf } from './fund-rules.ts'
import { endOf, type DemoPolicy, type LineName } from './policies.ts'
import { randomOf } from './random.ts'

/** A policy year of a company, all lines together. */
export type PremiumYear = ReturnType<typeof premiumYearsOf>[number]

/** US dollars for each vehicle and year. */
const rates: Record<LineName, number> = {
  'Commercial Auto': 20_000,
  'General Liability': 4500,
  'Workers Compensation': 13_500,
  Excess: 2700,
}

/** The premium of a policy. That of a canceled policy is for the days until then. */
function premiumOf(policy: DemoPolicy): number {
  const { ClientId, LOB, EffectiveDate, ExpirationDate } = policy
  const covered = daysBetween(EffectiveDate, endOf(policy)) / daysBetween(EffectiveDate, ExpirationDate)
  const level = randomOf(`rate level ${ClientId}`, yearOf(EffectiveDate)).between(0.92, 1.08)
  return Math.round(fleetOf(ClientId) * rates[LOB] * level * covered)
}

export const premiumYearKey = ({ ClientId, EffectiveDate }: DemoPolicy): string => `${ClientId} ${EffectiveDate}`

/** The premium years of the insured companies, company by company, oldest first. */
export function premiumYearsOf({ memberships, policies, isInsured }: Book) {
  const policiesByYear = Map.groupBy(policies, premiumYearKey)
  return memberships
    .filter(({ ClientId }) => isInsured(ClientId))
    .flatMap(({ ClientId, program, from: joined, fromYear, toYear }) =>
      Array.from({ length: toYear - fromYear }, (_, yearsBefore) => {
        const from = addMonths(joined, yearsBefore * 12)
        const key = `${ClientId} ${from}`
        const own = policiesByYear.get(key) ?? []
        const ProgramCd = own[0]?.CategoryCode ?? ''
        const premium = own.reduce((sum, policy) => sum + premiumOf(policy), 0)
        const PolicyId = own[0]?.PolicyId ?? 0 // of Commercial Auto
        return { key, ClientId, program, ProgramCd, year: yearOf(from), from, yearsBefore, premium, PolicyId }
      }),
    )
}

export const premiumBatches = (book: Book, years: readonly PremiumYear[]): Batch[] => [
  batch(collaterals, years.map(collateralOf)),
  batch(premiumFinanceAccounts, financeAccounts(book, years)),
]

const forms = ['Letter of Credit', 'Letter of Credit', 'Surety Bond', 'Cash', 'Trust Agreement'] as const

/** Twice the A premium, posted by thirds in three years. The number has the program before "COL" (AMB-176). */
function collateralOf({ ClientId, program, ProgramCd, year, from, yearsBefore, premium }: PremiumYear) {
  const posted = Math.min(yearsBefore + 1, 3) / 3
  return {
    ClientId,
    PolicyNumber: `${program}COL-${String(ClientId).padStart(4, '0')}-${year}`,
    EffDate: from,
    FormOfCollateral: randomOf('collateral', ClientId).pick(forms),
    CollateralAmt: Math.round(2 * Math.round(premium * aShareOf(ProgramCd)) * posted),
  }
}

/** The accounts that finance the newest premium year of each company. Former members have paid theirs. */
function financeAccounts({ nameOf, today }: Book, years: readonly PremiumYear[]) {
  const newest = new Map(years.map((year) => [year.ClientId, year])).values()
  return [...newest].flatMap(({ ClientId, from, year, premium }) => {
    const random = randomOf('premium finance', ClientId)
    const second = completeCompanies.includes(ClientId) || random.chance(0.3) ? Math.round(premium * 0.3) : 0
    const parts = [premium - second, second].filter((part) => part > 0)
    return parts.map((totalPremium, index): typeof premiumFinanceAccounts.$inferInsert => {
      const downPayment = Math.round(totalPremium * 0.2)
      const financed = totalPremium - downPayment
      const count = random.pick([9, 10, 11])
      const rate = random.whole(525, 895) / 100
      /** In cents. */
      const installment = Math.round(financed * (1 + (rate / 100) * ((count + 1) / 24)) * (100 / count))
      const made = Math.min(monthsBetween(from, today), count)
      return {
        ClientId,
        name1Field: nameOf(ClientId),
        accountNumberField: `FIF-${ClientId}-${year}${index + 1}`,
        totalPremiumField: totalPremium,
        downPaymentField: downPayment,
        amountFinancedField: financed,
        nonRefundableFeeField: 50,
        financeChargeField: (installment * count - financed * 100) / 100,
        numberOfInstallmentsField: count,
        aPRField: rate,
        installmentsMadeField: made,
        installMentsRemainingField: count - made,
        accountBalanceField: (installment * (count - made)) / 100,
      }
    })
  })
}
