import type { Claim, MemberFundAnalysis, PremiumFinanceAccount } from '@captive/api-client/contract'
import { describe, expect, test } from 'vitest'

import { layersOf } from '../../test/claim-layers.ts'
import { demoTables } from '../../test/demo-tables.ts'

type Fund = MemberFundAnalysis
interface Movement {
  kind: string
  ClientId: number
  ECaptivProgramYear: number
  amount: number | null
}
interface Collateral {
  ClientId: number
  PolicyNumber: string
  EffDate: string
  CollateralAmt: number
}

const today = '2026-11-21'
const newest = '202603'
const { book, of } = demoTables(today)
const funds = of<Fund>('member_fund_analysis')
const newestFunds = funds.filter(({ YearQuarter }) => YearQuarter === newest)
const claims = of<Claim & { ClientId: number; PolicyId: number }>('claims')
const policies = new Map(book.policies.map((policy) => [policy.PolicyId, policy]))

const groupFund = ['PC2-IC', 'PC4-IC']
const cents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100)
const total = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + cents(amount(row)), 0)
const keyOf = ({ ClientId, PremiumYearFrom }: Fund) => `${ClientId} ${PremiumYearFrom}`
const endOf = (yearQuarter: string) => Date.UTC(Number(yearQuarter.slice(0, 4)), Number(yearQuarter.slice(4)) * 3, 0)

/** Each premium year's quarters, oldest first. */
const courses = [...Map.groupBy(funds, keyOf).values()].map((rows) =>
  rows.toSorted((one, other) => one.YearQuarter.localeCompare(other.YearQuarter)),
)
const steps = courses.flatMap((rows) => rows.slice(1).map((row, index) => [rows[index]!, row] as const))
/** The members of a program in one premium year and quarter. */
const pools = [
  ...Map.groupBy(funds, ({ ProgramCd, PremiumYearFrom, YearQuarter }) =>
    [ProgramCd, PremiumYearFrom, YearQuarter].join(' '),
  ).values(),
]
/** The first day of a premium year. */
const begins = new Map(
  book.policies.map(({ ClientId, EffectiveDate }) => [`${ClientId} ${EffectiveDate.slice(0, 4)}`, EffectiveDate]),
)

describe('layers of a claim', () => {
  test('the worked example of a claim with a recovery', () => {
    const claim = { LossPaid: 82_000, ExpensePaid: 9000, LossReserve: 50_000, ExpenseReserve: 10_000, Recovery: 6000 }
    expect(layersOf(claim)).toEqual({ paid: [8_500_000, 0, 0], reserved: [1_500_000, 4_500_000, 0] })
  })

  test('has no negative layer, and the layers add up to the claim', () => {
    for (const claim of claims) {
      const { paid, reserved } = layersOf(claim)
      const sum = (parts: number[]) => parts.reduce((one, other) => one + other, 0)
      expect(Math.min(...paid, ...reserved)).toBeGreaterThanOrEqual(0)
      expect(sum(paid)).toBe(cents(claim.LossPaid) + cents(claim.ExpensePaid) - cents(claim.Recovery))
      expect(sum(reserved)).toBe(cents(claim.LossReserve) + cents(claim.ExpenseReserve))
    }
  })
})

describe('the funds of a premium year', () => {
  test('have the paid and reserved amounts of their claims', () => {
    const expected = new Map<string, number[]>()
    for (const claim of claims) {
      const { LOB, CategoryCode, EffectiveDate } = policies.get(claim.PolicyId)!
      if (LOB === 'Excess' || Date.parse(claim.ValuationDate) > endOf(newest)) continue
      const key = `${claim.ClientId} ${EffectiveDate.slice(0, 4)}`
      const { paid, reserved } = layersOf(claim)
      const parts = groupFund.includes(CategoryCode)
        ? [paid[0]! + paid[1]!, reserved[0]! + reserved[1]!, 0, 0]
        : [paid[0]!, reserved[0]!, paid[1]!, reserved[1]!]
      expected.set(
        key,
        parts.map((part, index) => part + (expected.get(key)?.[index] ?? 0)),
      )
    }
    expect(newestFunds.length).toBeGreaterThan(600)
    for (const row of newestFunds) {
      const amounts = [
        row.AFundFrequencyClaimsAndExpencesPaid,
        row.AFundFrequencyClaimsAndExpencesReserves,
        row.BFundSeverityClaimsAndExpencesPaid,
        row.BFundSeverityClaimsAndExpencesReserves,
      ]
      expect(amounts.map(cents), keyOf(row)).toEqual(expected.get(keyOf(row)) ?? [0, 0, 0, 0])
    }
  })

  test('exist for every program and premium year that has begun', () => {
    const programs = new Set(funds.map(({ ProgramCd }) => ProgramCd))
    expect([...programs].sort()).toEqual(['PC1-IC', 'PC2-IC', 'PC3-IC', 'PC4-IC', 'PC6-IC', 'PC7-IC'])
    const years = book.policies
      .filter(
        ({ CategoryCode, EffectiveDate }) => programs.has(CategoryCode) && Date.parse(EffectiveDate) <= endOf(newest),
      )
      .map(({ ClientId, EffectiveDate }) => `${ClientId} ${EffectiveDate.slice(0, 4)}`)
    expect(newestFunds.map(keyOf).sort()).toEqual([...new Set(years)].sort())
  })

  test('take 60 to 65 percent of the premium, four fifths for A', () => {
    const financed = Map.groupBy(
      of<PremiumFinanceAccount & { ClientId: number }>('premium_finance_accounts'),
      ({ ClientId }) => ClientId,
    )
    const newestYears = new Map(
      newestFunds.toSorted((a, b) => a.PremiumYearFrom - b.PremiumYearFrom).map((row) => [row.ClientId, row]),
    )
    let compared = 0
    for (const row of newestFunds) {
      if (groupFund.includes(row.ProgramCd)) expect(row.BFundGrossPremium).toBe(0)
      else expect(row.AFundGrossPremium / row.BFundGrossPremium).toBeCloseTo(4, 2)
    }
    for (const [ClientId, row] of newestYears) {
      const account = financed.get(ClientId)!
      if (!account[0]!.accountNumberField.startsWith(`FIF-${ClientId}-${row.PremiumYearFrom}`)) continue // a year begun since
      compared += 1
      const premium = total(account, ({ totalPremiumField }) => totalPremiumField)
      const share = (cents(row.AFundGrossPremium) + cents(row.BFundGrossPremium)) / premium
      expect(share).toBeGreaterThanOrEqual(0.6)
      expect(share).toBeLessThanOrEqual(0.65)
    }
    expect(compared).toBeGreaterThan(100)
  })

  test('compute the surplus and charge B its share of A deficits', () => {
    for (const row of funds) {
      expect(cents(row.AFundSurplus)).toBe(
        cents(row.AFundGrossPremium) +
          cents(row.AFundInvestmentAllocation) -
          cents(row.AFundFrequencyClaimsAndExpencesPaid) -
          cents(row.AFundFrequencyClaimsAndExpencesReserves),
      )
      expect(cents(row.BFundSurplus)).toBe(
        cents(row.BFundGrossPremium) +
          cents(row.BFundInvestmentAllocation) -
          cents(row.BFundSeverityClaimsAndExpencesPaid) -
          cents(row.BFundSeverityClaimsAndExpencesReserves) -
          cents(row.BFundAFundDeficit),
      )
    }
  })

  test('assess a negative surplus up to one premium, collected in installments', () => {
    const assessment = (surplus: number, premium: number) => Math.min(Math.max(0, -cents(surplus)), cents(premium))
    for (const row of funds) {
      expect(cents(row.AFundPremiumAssessment)).toBe(assessment(row.AFundSurplus, row.AFundGrossPremium))
      expect(cents(row.BFundPremiumAssessment)).toBe(assessment(row.BFundSurplus, row.BFundGrossPremium))
      expect(row.AFundPremiumAssessmentCollected).toBeGreaterThanOrEqual(0)
      expect(row.AFundPremiumAssessmentCollected).toBeLessThanOrEqual(row.AFundPremiumAssessment)
    }
    for (const [before, row] of steps)
      expect(row.AFundPremiumAssessmentCollected - before.AFundPremiumAssessmentCollected).toBeLessThanOrEqual(
        before.AFundPremiumAssessment / 4 + 0.01,
      )
    expect(newestFunds.some((row) => row.AFundPremiumAssessmentCollected > 0)).toBe(true)
    expect(newestFunds.some((row) => row.AFundPremiumAssessmentCollected < row.AFundPremiumAssessment)).toBe(true)
  })

  test('balance incoming and outgoing amounts, and transfers from A to B', () => {
    for (const row of funds) {
      expect(cents(row.AFundBalance)).toBe(
        cents(row.AFundSurplus) +
          cents(row.AFundPremiumAssessmentCollected) -
          cents(row.AFundAllocationToBFund) -
          cents(row.AFundReturnToMember),
      )
      expect(cents(row.BFundBalance)).toBe(cents(row.BFundSurplus) + cents(row.AFundAllocationToBFund))
    }
  })

  test('share deficits above the assessments by B premium', () => {
    for (const rows of pools) {
      const hasB = !groupFund.includes(rows[0]!.ProgramCd)
      const uncovered = rows.map((row) => Math.max(0, -cents(row.AFundSurplus) - cents(row.AFundPremiumAssessment)))
      const deficit = hasB ? uncovered.reduce((sum, one) => sum + one, 0) : 0
      expect(total(rows, (row) => row.BFundAFundDeficit)).toBe(deficit)
      const short = Math.max(0, -total(rows, (row) => row.BFundSurplus))
      expect(total(rows, (row) => row.AFundAllocationToBFund)).toBe(short)
      const premium = total(rows, (row) => row.BFundGrossPremium)
      for (const row of rows) {
        const share = premium && cents(row.BFundGrossPremium) / premium
        expect(Math.abs(cents(row.BFundAFundDeficit) - deficit * share)).toBeLessThanOrEqual(1)
        expect(Math.abs(cents(row.AFundAllocationToBFund) - short * share)).toBeLessThanOrEqual(1)
      }
    }
    expect(newestFunds.some((row) => row.BFundAFundDeficit > 0)).toBe(true)
    expect(newestFunds.some((row) => row.AFundAllocationToBFund > 0)).toBe(true)
  })

  test('return money after three years and never take it back', () => {
    for (const row of funds) {
      const [year, month, day] = begins.get(keyOf(row))!.split('-').map(Number)
      if (endOf(row.YearQuarter) < Date.UTC(year! + 4, month! - 1, day)) expect(row.AFundReturnToMember).toBe(0)
    }
    for (const [before, row] of steps)
      expect(row.AFundReturnToMember).toBeGreaterThanOrEqual(before.AFundReturnToMember)
    expect(newestFunds.some((row) => row.AFundReturnToMember > 0)).toBe(true)
  })

  test('continue the previous quarter with 1 to 4 percent interest', () => {
    for (const rows of courses) {
      const quarters = rows.map(({ YearQuarter }) => Number(YearQuarter.slice(0, 4)) * 4 + Number(YearQuarter.slice(4)))
      expect(quarters).toEqual(quarters.map((_, index) => quarters[0]! + index))
      expect(rows.at(-1)!.YearQuarter).toBe(newest)
    }
    for (const [before, row] of steps) {
      expect(row.AFundGrossPremium).toBe(before.AFundGrossPremium)
      expect(row.BFundGrossPremium).toBe(before.BFundGrossPremium)
      const claimsOf = (one: Fund) =>
        one.AFundFrequencyClaimsAndExpencesPaid + one.AFundFrequencyClaimsAndExpencesReserves
      const mean = Math.max(0, before.AFundBalance - (claimsOf(row) - claimsOf(before)) / 2)
      const interest = row.AFundInvestmentAllocation - before.AFundInvestmentAllocation
      expect(interest).toBeGreaterThanOrEqual((mean * 0.01) / 4 - 0.01)
      expect(interest).toBeLessThanOrEqual((mean * 0.04) / 4 + 0.01)
    }
    const paidOf = (rows: Fund[], quarter: string) =>
      total(
        rows.filter(({ YearQuarter }) => YearQuarter === quarter),
        (row) => row.AFundFrequencyClaimsAndExpencesPaid,
      )
    for (const rows of Map.groupBy(funds, ({ ProgramCd }) => ProgramCd).values())
      expect(paidOf(rows, newest)).toBeGreaterThan(paidOf(rows, '202503'))
  })
})

describe('figures derived from the funds', () => {
  const movements = of<Movement>('fund_movements')
  const byYear = (kind: string) =>
    Map.groupBy(
      movements.filter((movement) => movement.kind === kind),
      ({ ClientId, ECaptivProgramYear }) => `${ClientId} ${ECaptivProgramYear}`,
    )

  test('[FIN-020] takes the assessments of a term from its premium year', () => {
    const found = byYear('assessment')
    for (const row of newestFunds) {
      const own = found.get(keyOf(row)) ?? []
      const assessed = cents(row.AFundPremiumAssessment) + cents(row.BFundPremiumAssessment)
      expect(own.length > 0).toBe(assessed > 0)
      if (own.every(({ amount }) => amount !== null)) expect(total(own, ({ amount }) => amount!)).toBe(assessed)
      else expect(own.map(({ amount }) => amount)).toEqual(own.map(() => null))
    }
  })

  test('[FIN-021] takes the distributions of a term from its premium year', () => {
    const found = byYear('distribution')
    for (const row of newestFunds) {
      const own = found.get(keyOf(row)) ?? []
      if (row.AFundReturnToMember > 0) expect(own.map(({ amount }) => amount)).toEqual([row.AFundReturnToMember])
      else expect(own.every(({ amount }) => amount === null)).toBe(true)
    }
    expect(movements.some(({ amount }) => amount === null)).toBe(true)
  })

  test('[PAY-011] posts a third of twice the A premium as collateral each year', () => {
    const aPremium = new Map(funds.map((row) => [keyOf(row), row.AFundGrossPremium]))
    const rows = of<Collateral>('collaterals')
    const series = Map.groupBy(rows, ({ ClientId, PolicyNumber }) => `${ClientId} ${PolicyNumber.split('COL')[0]}`)
    let compared = 0
    for (const own of series.values())
      own
        .toSorted((one, other) => one.EffDate.localeCompare(other.EffDate))
        .forEach(({ ClientId, EffDate, CollateralAmt }, index) => {
          const premium = aPremium.get(`${ClientId} ${EffDate.slice(0, 4)}`)
          if (premium === undefined) return
          compared += 1
          expect(CollateralAmt).toBe(Math.round((2 * premium * Math.min(index + 1, 3)) / 3))
        })
    expect(compared).toBeGreaterThan(600)
    expect(new Set(rows.map(({ ClientId, EffDate }) => `${ClientId} ${EffDate.slice(0, 4)}`)).size).toBe(rows.length)
  })

  test('[PAY-005] premium finance is repaid in equal installments', () => {
    for (const account of of<PremiumFinanceAccount>('premium_finance_accounts')) {
      expect(account.amountFinancedField).toBe(account.totalPremiumField - account.downPaymentField)
      const count = account.numberOfInstallmentsField
      expect(account.installmentsMadeField + account.installMentsRemainingField).toBe(count)
      const instalment = (cents(account.amountFinancedField) + cents(account.financeChargeField)) / count
      expect(Number.isInteger(instalment)).toBe(true)
      expect(cents(account.accountBalanceField)).toBe(instalment * account.installMentsRemainingField)
    }
  })
})
