import type { premiumFinanceAccounts } from '../database/tables/funds.ts'
import type { Book } from './book.ts'
import { dayOf } from '../database/moment.ts'
import type { PremiumYear } from './premiums.ts'
import { randomOf } from './random.ts'

type Account = typeof premiumFinanceAccounts.$inferInsert

/** The accounts that finance each company's newest premium year; former members have paid theirs. */
export function generateFinanceAccounts({ companies, today }: Book, years: readonly PremiumYear[]): Account[] {
  const nameOf = new Map(companies.map(({ ClientId, ClientName }) => [ClientId, ClientName]))
  return [...new Map(years.map((year) => [year.ClientId, year])).values()].flatMap((newest) => {
    const { ClientId, from, premium, policies } = newest
    const random = randomOf('premium finance', ClientId)
    const second = policies.length > 2 && random.chance(0.6) ? Math.round(premium * 0.3) : 0
    return [premium - second, second]
      .filter((part) => part > 0)
      .map((totalPremium, index): Account => {
        const downPayment = Math.round(totalPremium * random.pick([0.15, 0.2, 0.25]))
        const financed = totalPremium - downPayment
        const installments = random.pick([9, 10, 11])
        const rate = random.whole(525, 895) / 100
        const instalment = Math.round(financed * (1 + (rate / 100) * ((installments + 1) / 24)) * (100 / installments))
        const late = randomOf('late installment', ClientId).chance(0.1) ? 1 : 0
        const made = Math.max(0, Math.min(monthsBetween(from, dayOf(today)), installments) - late)
        return {
          ClientId,
          name1Field: nameOf.get(ClientId) ?? '',
          accountNumberField: `FIF-${ClientId}-${newest.year}${index + 1}`,
          totalPremiumField: totalPremium,
          downPaymentField: downPayment,
          amountFinancedField: financed,
          nonRefundableFeeField: random.pick([25, 50, 75]),
          financeChargeField: (instalment * installments - financed * 100) / 100,
          numberOfInstallmentsField: installments,
          aPRField: rate,
          installmentsMadeField: made,
          installMentsRemainingField: installments - made,
          accountBalanceField: (instalment * (installments - made)) / 100,
        }
      })
  })
}

const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
