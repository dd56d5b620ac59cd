import {
  addClaimSums,
  lossesByPolicyYear,
  lossesByPremiumYear,
  medianDaysToReport,
  openClaims,
  type Claim,
  type ClaimTotals,
  type MemberFundAnalysis,
  type Policy,
} from '@captive/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { layersOf } from '../../packages/server/test/claim-layers.ts'
import { tenCompanies } from '../../packages/server/test/ten-companies.ts'
import { startTestServer, type Caller, type TestServer } from '../../packages/server/test/test-server.ts'
import { claimStatement } from '../../src/features/claims/claim/claim-statement.ts'
import { claimColumns } from '../../src/features/claims/claims-of-policy/claim-columns.tsx'
import { claimsToShow } from '../../src/features/claims/claims-of-policy/claims-register.ts'
import { policyColumns } from '../../src/features/claims/policies/policy-columns.tsx'
import { toPolicyRows } from '../../src/features/claims/policies/policy-row.ts'
import { formatMoney } from '../../src/format/money.ts'

// Compares the portal's figures of a company with sums of the raw claims. The portal's functions compute the figures
// from the server's responses. packages/server/test/same-figure.test.ts compares the server's responses with each
// other.

interface Company {
  clientId: number
  policies: Policy[]
  claims: Claim[]
  totals: ClaimTotals[]
  funds: MemberFundAnalysis[]
}

let server: TestServer
let staff: Caller
const companies: Company[] = []
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff.admin@demo.example')
  const funds = await payload<MemberFundAnalysis[]>('getMemberFundAnalysisAll')
  for (const clientId of tenCompanies(funds))
    companies.push({
      clientId,
      funds: funds.filter(({ ClientId }) => ClientId === clientId),
      policies: await payload('getPoliciesByClient', { clientId }),
      claims: await payload('getClaimsByClient', { ClientID: clientId }),
      totals: await payload('getClaimTotals', { ClientId: clientId }),
    })
}, 180_000)
afterAll(() => server.close())

const payload = async <Answer>(name: Parameters<Caller>[0], query: object = {}) =>
  (await staff(name, { query })).body.Payload as Answer

const cents = (amount: number) => Math.round(amount * 100)
const incurred = (claims: readonly Claim[]) =>
  claims.reduce(
    (sum, claim) =>
      sum +
      cents(claim.LossPaid) +
      cents(claim.LossReserve) +
      cents(claim.ExpensePaid) +
      cents(claim.ExpenseReserve) -
      cents(claim.Recovery),
    0,
  )

const ofPolicy = ({ claims }: Company, { PolicyNumber }: Policy) =>
  claims.filter((claim) => claim.PolicyNumber === PolicyNumber)

const column = <Column extends { id: string }>(columns: readonly Column[], id: string) =>
  columns.find((one) => one.id === id)!

describe('ten companies', () => {
  test('the register of policies shows the incurred amounts and their sum', () => {
    expect(companies).toHaveLength(10)
    const shown = column(policyColumns, 'incurred')
    for (const company of companies) {
      const rows = toPolicyRows(company.policies, company.totals, '2026-11-22')
      for (const row of rows) {
        const claims = ofPolicy(company, row.policy)
        expect(cents(Number(shown.value(row)))).toBe(incurred(claims))
        expect(column(policyColumns, 'open').value(row)).toBe(
          claims.filter(({ StatusCode }) => StatusCode !== 'Closed').length,
        )
      }
      expect(shown.total?.(rows)).toBe(formatMoney(incurred(company.claims) / 100, 0))
    }
  })

  test("the register of claims agrees with each claim's statement", () => {
    const shown = column(claimColumns, 'incurred')
    for (const company of companies)
      for (const policy of company.policies) {
        const register = claimsToShow(ofPolicy(company, policy), undefined)
        expect(shown.total?.(register)).toBe(formatMoney(incurred(register) / 100, 0))
        for (const claim of register) {
          const lines = claimStatement(claim, policy.LOB.startsWith('Workers'))
          const totals = lines.at(-1)?.amounts ?? []
          expect(cents(Number(totals[2]))).toBe(incurred([claim]))
          const parts = lines.filter(({ label }) => ['Loss', 'Expense', 'Less recovery'].includes(label))
          for (const [at, total] of totals.entries())
            expect(parts.reduce((sum, { amounts }) => sum + cents(Number(amounts?.[at] ?? 0)), 0)).toBe(
              cents(Number(total)),
            )
          expect(totals).toEqual(['paid', 'reserved', 'incurred'].map((id) => column(claimColumns, id).value(claim)))
          const [paid, reserved, recovered] = ['paid', 'reserved', 'recovery'].map((id) =>
            cents(Number(column(claimColumns, id).value(claim))),
          )
          expect(paid! + reserved! - recovered!).toBe(incurred([claim]))
        }
      }
  })

  test('the metrics match the claims', () => {
    for (const { claims, totals } of companies) {
      const lags = claims
        .map(({ LossDate, ReportedDate }) => (Date.parse(ReportedDate ?? '') - Date.parse(LossDate)) / 86_400_000)
        .toSorted((one, other) => one - other)
      expect(medianDaysToReport(totals)).toBe(lags[Math.ceil(lags.length / 2) - 1])
      expect(cents(addClaimSums(totals).TotalIncurred)).toBe(incurred(claims))
      const open = claims.filter(({ StatusCode }) => StatusCode !== 'Closed')
      const shown = openClaims(totals) // on the dashboard
      expect({ ...shown, incurred: cents(shown.incurred) }).toEqual({ count: open.length, incurred: incurred(open) })
    }
  })

  test('paid and reserved of a policy year without funds match its claims', () => {
    for (const { claims, totals } of companies)
      for (const { from, paid, reserved } of lossesByPolicyYear(totals)) {
        const ofYear = claims.filter(({ eCaptivPremiumYear }) => eCaptivPremiumYear === from)
        expect(ofYear.length).toBeGreaterThan(0)
        const sum = (amount: (claim: Claim) => number) => ofYear.reduce((all, claim) => all + cents(amount(claim)), 0)
        expect(cents(paid)).toBe(sum(({ LossPaid }) => LossPaid) + sum(({ ExpensePaid }) => ExpensePaid))
        expect(cents(reserved)).toBe(
          sum(({ LossReserve }) => LossReserve) + sum(({ ExpenseReserve }) => ExpenseReserve),
        )
      }
  })

  test('paid and reserved of a premium year match its claims below excess', () => {
    for (const { claims, policies, funds } of companies) {
      const excess = new Set(policies.filter(({ LOB }) => LOB === 'Excess').map(({ PolicyNumber }) => PolicyNumber))
      const quarter = funds[0]?.YearQuarter ?? ''
      const end = new Date(Date.UTC(Number(quarter.slice(0, 4)), Number(quarter.slice(4)) * 3, 0))
      for (const { from, paid, reserved } of lossesByPremiumYear(funds)) {
        const layers = claims
          .filter(
            (claim) =>
              claim.eCaptivPremiumYear === from &&
              claim.ValuationDate <= end.toISOString().slice(0, 10) &&
              !excess.has(claim.PolicyNumber),
          )
          .map(layersOf)
        const below = (of: (layer: (typeof layers)[number]) => readonly number[]) =>
          layers.reduce((sum, layer) => sum + of(layer)[0]! + of(layer)[1]!, 0)
        expect(cents(paid)).toBe(below((layer) => layer.paid))
        expect(cents(reserved)).toBe(below((layer) => layer.reserved))
      }
    }
  })
})
