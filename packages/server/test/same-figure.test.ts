import { read, utils } from '@e965/xlsx'
import {
  addClaimSums,
  isOpenClaim,
  sumClaims,
  valuationsOf,
  type Claim,
  type ClaimTotals,
  type MemberFundAnalysis,
  type Policy,
} from '@captive/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { layersOf } from './claim-layers.ts'
import { ago } from './insert-claims.ts'
import { pdfText } from './pdf-text.ts'
import { tenCompanies } from './ten-companies.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

/** The data of one company's screens. */
interface Figures {
  clientId: number
  policies: Policy[]
  /** The register: every claim of the company. */
  register: Claim[]
  /** The newest quarter of the fund analysis, which the dashboard shows. */
  dashboard: MemberFundAnalysis[]
}

let server: TestServer
let staff: Caller
const companies: Figures[] = []
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff.admin@demo.example')
  const funds = await payload<MemberFundAnalysis[]>('getMemberFundAnalysisAll')
  for (const clientId of tenCompanies(funds))
    companies.push({
      clientId,
      dashboard: funds.filter(({ ClientId }) => ClientId === clientId),
      policies: await payload('getPoliciesByClient', { clientId }),
      register: await payload('getClaimsByClient', { ClientID: clientId }),
    })
})
afterAll(() => server.close())

const payload = async <Answer>(name: Parameters<Caller>[0], query: object = {}) =>
  (await staff(name, { query })).body.Payload as Answer
const cents = (amount: number) => Math.round(amount * 100)
const total = (claims: readonly Pick<Claim, 'TotalIncurred'>[]) =>
  claims.reduce((sum, { TotalIncurred }) => sum + cents(TotalIncurred), 0)

test('compares ten companies of both kinds of programs', () => {
  expect(companies).toHaveLength(10)
  const programs = new Set(companies.flatMap(({ dashboard }) => dashboard.map(({ ProgramCd }) => ProgramCd)))
  expect([...programs]).toEqual(expect.arrayContaining(['PC1-IC', 'PC2-IC']))
  for (const { register } of companies) expect(register.length).toBeGreaterThan(10)
})

test('the register has every claim with its stored total', async () => {
  for (const { clientId, register } of companies) {
    const stored = await server.database.sql<{ number: string; incurred: string }>(
      `select claim_number as number, loss_paid + loss_reserve + expense_paid + expense_reserve - recovery as incurred
       from claims where client_id = $1`,
      [clientId],
    )
    const inOrder = (lines: [string, number][]) => lines.toSorted(([one], [other]) => (one < other ? -1 : 1))
    expect(inOrder(register.map(({ ClaimNumber, TotalIncurred }) => [ClaimNumber, cents(TotalIncurred)]))).toEqual(
      inOrder(stored.map(({ number, incurred }) => [number, cents(Number(incurred))])),
    )
  }
})

test('incurred is paid plus reserved less recovery everywhere', async () => {
  for (const { register } of companies)
    for (const [index, line] of register.entries()) {
      const { LossPaid, LossReserve, ExpensePaid, ExpenseReserve, Recovery } = line
      const parts = [LossPaid, LossReserve, ExpensePaid, ExpenseReserve, -Recovery].map(cents)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents(line.TotalIncurred))
      if (index % 10 === 0) expect(await payload('getClaim', { RecId: line.RecId })).toEqual(line)
    }
})

test('policies’ claims are the lines of the register', async () => {
  for (const { policies, register } of companies) {
    const byPolicy = await Promise.all(
      policies.map(({ PolicyId }) => payload<Claim[]>('getClaimsByPolicy', { PolicyId })),
    )
    const inOrder = (claims: readonly Claim[]) => claims.toSorted((one, other) => one.RecId - other.RecId)
    expect(inOrder(byPolicy.flat())).toEqual(inOrder(register))
  }
})

test('a policy’s totals are the sums of its claims', async () => {
  for (const { clientId, policies, register } of companies) {
    const totals = await payload<ClaimTotals[]>('getClaimTotals', { ClientId: clientId })
    const ofPolicy = Map.groupBy(register, ({ PolicyNumber }) => PolicyNumber)
    expect(totals).toHaveLength(ofPolicy.size)
    for (const { PolicyId, eCaptivPremiumYear, OpenIncurred, Valuations, DaysToReport, ...sums } of totals) {
      const { PolicyNumber } = policies.find((policy) => policy.PolicyId === PolicyId)!
      const claims = ofPolicy.get(PolicyNumber)!
      expect(sums).toEqual(sumClaims(claims))
      expect(OpenIncurred).toBe(sumClaims(claims.filter(isOpenClaim)).TotalIncurred)
      expect(new Set(claims.map((claim) => claim.eCaptivPremiumYear))).toEqual(new Set([eCaptivPremiumYear]))
      expect(Valuations).toEqual(valuationsOf(claims))
      expect(DaysToReport.reduce((sum, { Claims }) => sum + Claims, 0)).toBe(claims.length)
    }
    expect(addClaimSums(totals)).toEqual(sumClaims(register))
  }
})

describe('the loss run', () => {
  test('has the claims and totals of the register', async () => {
    const since = new Date()
    since.setUTCFullYear(since.getUTCFullYear() - 6)
    for (const { clientId, policies, register } of companies) {
      const covered = policies.filter(({ EffectiveDate }) => EffectiveDate >= since.toISOString().slice(0, 10))
      const numbers = new Set(covered.map(({ PolicyNumber }) => PolicyNumber))
      const expected = register.filter(({ PolicyNumber }) => numbers.has(PolicyNumber))
      const rows = await lossRunRows(clientId, covered)
      const incurred = rows[0]!.indexOf('Total incurred')
      const number = rows[0]!.indexOf('Claim number')
      const found = new Map(rows.slice(1).map((row) => [row[number], row]))
      for (const claim of expected) {
        const row = found.get(claim.ClaimNumber)!
        const shown = ['Loss paid', 'Loss reserve', 'Expense paid', 'Expense reserve', 'Recovery', 'Total incurred']
        expect(shown.map((title) => row[rows[0]!.indexOf(title)])).toEqual([
          claim.LossPaid,
          claim.LossReserve,
          claim.ExpensePaid,
          claim.ExpenseReserve,
          claim.Recovery,
          claim.TotalIncurred,
        ])
      }
      const sum = rows.find((row) => row.includes('All lines'))!
      expect(cents(sum[incurred] as number)).toBe(total(expected))
      expect(found.size).toBeGreaterThan(expected.length)
    }
  })

  test('has the same totals as PDF', async () => {
    for (const { clientId, policies, register } of companies) {
      const ofPolicy = Map.groupBy(register, ({ PolicyNumber }) => PolicyNumber)
      const covered = policies.filter(({ EffectiveDate }) => EffectiveDate >= ago({ years: 6 }))
      const PolicyId = covered.map((policy) => policy.PolicyId)
      const text = pdfText(
        Buffer.from(await payload<string>('getLossRunReport', { ClientId: clientId, PolicyId }), 'base64'),
      )
      const claims = covered.map(({ PolicyNumber }) => ofPolicy.get(PolicyNumber) ?? [])
      for (const one of [...claims, claims.flat()])
        expect(text).toContain((total(one) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }))
      for (const { ClaimNumber } of claims.flat()) expect(text).toContain(ClaimNumber)
    }
  }, 240_000) // ten PDFs of hundreds of claims, with other tests running

  /** The rows of the workbook from the one with the titles of the columns on. */
  async function lossRunRows(ClientId: number, policies: readonly Policy[]): Promise<unknown[][]> {
    const PolicyId = policies.map((policy) => policy.PolicyId)
    const file = await payload<string>('getLossRunReport', { ClientId, PolicyId, DocType: 'excel' })
    const book = read(Buffer.from(file, 'base64'))
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 })
    return rows.slice(rows.findIndex((row) => row.includes('Claim number')))
  }
})

describe('the dashboard', () => {
  const years = (rows: readonly { PremiumYearFrom: number }[]) => rows.map(({ PremiumYearFrom }) => PremiumYearFrom)
  const quarterEnd = (yearQuarter: string) =>
    new Date(Date.UTC(Number(yearQuarter.slice(0, 4)), Number(yearQuarter.slice(4)) * 3, 0)).toISOString().slice(0, 10)

  test('has paid and reserved below the excess layer by year', () => {
    for (const { dashboard, policies, register } of companies) {
      const excess = new Set(policies.filter(({ LOB }) => LOB === 'Excess').map(({ PolicyNumber }) => PolicyNumber))
      for (const row of dashboard) {
        const claims = register.filter(
          (claim) =>
            claim.eCaptivPremiumYear === row.PremiumYearFrom &&
            claim.ValuationDate <= quarterEnd(row.YearQuarter) &&
            !excess.has(claim.PolicyNumber),
        )
        const layers = claims.map(layersOf)
        const below = (parts: readonly number[]) => parts[0]! + parts[1]!
        const paid = layers.reduce((sum, claim) => sum + below(claim.paid), 0)
        const reserved = layers.reduce((sum, claim) => sum + below(claim.reserved), 0)
        expect(cents(row.AFundFrequencyClaimsAndExpencesPaid) + cents(row.BFundSeverityClaimsAndExpencesPaid)).toBe(
          paid,
        )
        expect(
          cents(row.AFundFrequencyClaimsAndExpencesReserves) + cents(row.BFundSeverityClaimsAndExpencesReserves),
        ).toBe(reserved)
        const above = layers.reduce((sum, claim) => sum + claim.paid[2]! + claim.reserved[2]!, 0)
        expect(paid + reserved + above).toBe(total(claims))
      }
    }
  })

  test('shows the last full quarter, each premium year once', () => {
    for (const { dashboard } of companies) {
      const quarters = new Set(dashboard.map(({ YearQuarter }) => YearQuarter))
      expect(quarters.size).toBe(1)
      const [quarter] = quarters
      const today = new Date()
      const day = today.toISOString().slice(0, 10)
      const next = new Date(Date.UTC(Number(quarter!.slice(0, 4)), Number(quarter!.slice(4)) * 3 + 3, 0))
      expect(quarterEnd(quarter!) < day && day <= next.toISOString().slice(0, 10)).toBe(true)
      expect(new Set(years(dashboard)).size).toBe(dashboard.length)
    }
  })

  test('has the same rows as the fund analysis', async () => {
    for (const { clientId, dashboard } of companies) {
      const all = await payload<MemberFundAnalysis[]>('getMemberFundAnalysis', { clientId })
      expect(all.filter(({ YearQuarter }) => YearQuarter === dashboard[0]!.YearQuarter)).toEqual(dashboard)
    }
  })

  test('[FIN-020] [FIN-021] has the terms’ assessments and distributions, except pending ones', async () => {
    for (const { clientId, dashboard } of companies) {
      const assessed = await payload<{ ECaptivProgramYear: number; TotalAssessmentAmount: number | null }[]>(
        'getAssessment',
        { clientId },
      )
      const returned = await payload<{ ECaptivProgramYear: number; TotalDistributionAmount: number | null }[]>(
        'getAFundDistribution',
        { clientId },
      )
      for (const row of dashboard) {
        const amounts = assessed
          .filter(({ ECaptivProgramYear }) => ECaptivProgramYear === row.PremiumYearFrom)
          .map(({ TotalAssessmentAmount }) => TotalAssessmentAmount)
        if (!amounts.includes(null))
          expect(amounts.reduce<number>((sum, amount) => sum + cents(amount ?? 0), 0)).toBe(
            cents(row.AFundPremiumAssessment) + cents(row.BFundPremiumAssessment),
          )
        const returns = returned.filter(({ ECaptivProgramYear }) => ECaptivProgramYear === row.PremiumYearFrom)
        expect(returns[0]?.TotalDistributionAmount ?? 0).toBe(row.AFundReturnToMember)
      }
    }
  })
})
