import type { collaterals, premiumFinanceAccounts } from '../database/tables/funds.ts'
import { fleetOf, type Book } from './book.ts'
import { calendarDay } from './calendar.ts'
import { isInForce } from './policies.ts'
import { randomOf } from './random.ts'

const forms = ['Letter of Credit', 'Letter of Credit', 'Surety Bond', 'Cash', 'Trust Agreement'] as const

/** What members have posted for each year; the program stands before "COL" in the number (AMB-176). */
export const generateCollaterals = ({ memberships, isInsured }: Book) =>
  memberships
    .filter(({ ClientId }) => isInsured(ClientId))
    .flatMap(({ ClientId, program, month, fromYear, toYear }): (typeof collaterals.$inferInsert)[] => {
      const random = randomOf('collateral', ClientId)
      const FormOfCollateral = random.pick(forms)
      return Array.from({ length: toYear - fromYear }, (_, index) => ({
        ClientId,
        PolicyNumber: `${program}COL-${String(ClientId).padStart(4, '0')}-${fromYear + index}`,
        EffDate: calendarDay(fromYear + index, month),
        FormOfCollateral: random.chance(0.15) ? random.pick(forms) : FormOfCollateral,
        CollateralAmt: Math.round((fleetOf(ClientId) * random.between(3000, 4400)) / 500) * 500,
      }))
    })

/** The accounts that finance the policies in force; every fifth company pays at once and has none. */
export function generateFinanceAccounts({ companies, policies, today, isInsured }: Book) {
  const inForce = policies.filter((policy) => isInsured(policy.ClientId) && isInForce(policy, today))
  return companies.flatMap(({ ClientId, ClientName }): (typeof premiumFinanceAccounts.$inferInsert)[] => {
    const lines = inForce.filter((policy) => policy.ClientId === ClientId)
    const random = randomOf('premium finance', ClientId)
    if (!lines[0] || ClientId % 5 === 2) return []
    const monthsIn = monthsBetween(lines[0].EffectiveDate, today)
    const split = lines.length > 2 && random.chance(0.6) ? [0.7, 0.3] : [1]
    return split.map((part, index) => {
      const totalPremium = Math.round(fleetOf(ClientId) * random.between(20_000, 26_000) * part)
      const downPayment = Math.round(totalPremium * random.pick([0.15, 0.2, 0.25]))
      const amountFinanced = totalPremium - downPayment
      const installments = random.pick([9, 10, 11])
      const rate = random.whole(525, 895) / 100
      const charge = Math.round(amountFinanced * (rate / 100) * ((installments + 1) / 24) * 100) / 100
      const made = Math.min(monthsIn, installments)
      const installment = (amountFinanced + charge) / installments
      return {
        ClientId,
        name1Field: ClientName,
        accountNumberField: `FIF-${ClientId}-${today.getUTCFullYear() - (monthsIn > today.getUTCMonth() ? 1 : 0)}${index + 1}`,
        totalPremiumField: totalPremium,
        downPaymentField: downPayment,
        amountFinancedField: amountFinanced,
        nonRefundableFeeField: random.pick([25, 50, 75]),
        financeChargeField: charge,
        numberOfInstallmentsField: installments,
        aPRField: rate,
        installmentsMadeField: made,
        installMentsRemainingField: installments - made,
        accountBalanceField: Math.round(installment * (installments - made) * 100) / 100,
      }
    })
  })
}

const monthsBetween = (day: string, today: Date) =>
  (today.getUTCFullYear() - Number(day.slice(0, 4))) * 12 + today.getUTCMonth() + 1 - Number(day.slice(5, 7))
