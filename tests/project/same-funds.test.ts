import {
  addUp,
  fundsOf,
  lossesByPremiumYear,
  programNumber,
  type Assessment,
  type Claim,
  type Distribution,
  type Document,
  type Fund,
  type MemberFundAnalysis,
  type Policy,
} from '@captive/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { layersOf } from '../../packages/server/test/claim-layers.ts'
import { pdfText } from '../../packages/server/test/pdf-text.ts'
import { tenCompanies } from '../../packages/server/test/ten-companies.ts'
import { startTestServer, type Caller, type TestServer } from '../../packages/server/test/test-server.ts'
import { fundSlides } from '../../src/features/financial/fund-slides.ts'
import { sumOf, toMovementRows } from '../../src/features/financial/movement-rows.ts'
import { statementsIn, statementsOf, yearsOf } from '../../src/features/financial/statements.ts'
import { fundLines } from '../../src/funds/fund-lines.ts'
import { fundFigure, premiumYear } from '../../src/funds/fund-words.ts'

// Compares the finance page of ten companies with the dashboard's figures and with sums of the raw claims, rows and
// movements. The page's own functions compute its figures from the server's responses. All amounts are in cents.

interface Company {
  clientId: number
  /** Every quarter. */
  rows: MemberFundAnalysis[]
  /** The rows of the newest quarter. */
  newest: MemberFundAnalysis[]
  claims: Claim[]
  assessments: Assessment[]
  distributions: Distribution[]
}

let server: TestServer
let staff: Caller
const thisYear = new Date().getFullYear()
const companies: Company[] = []
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff.admin@demo.example')
  const all = await payload<MemberFundAnalysis[]>('getMemberFundAnalysisAll')
  for (const clientId of tenCompanies(all)) {
    const rows = await payload<MemberFundAnalysis[]>('getMemberFundAnalysis', { clientId })
    const policies = await payload<Policy[]>('getPoliciesByClient', { clientId })
    const excess = new Set(policies.filter(({ LOB }) => LOB === 'Excess').map(({ PolicyNumber }) => PolicyNumber))
    const claims = await payload<Claim[]>('getClaimsByClient', { ClientID: clientId })
    companies.push({
      clientId,
      rows,
      newest: all.filter(({ ClientId }) => ClientId === clientId),
      claims: claims.filter(({ PolicyNumber }) => !excess.has(PolicyNumber)),
      assessments: await payload('getAssessment', { clientId }),
      distributions: await payload('getAFundDistribution', { clientId }),
    })
  }
}, 180_000)
afterAll(() => server.close())

const payload = async <Answer>(name: Parameters<Caller>[0], query: object = {}, body?: object) =>
  (await staff(name, { query, ...(body && { body }) })).body.Payload as Answer

const cents = (amount: unknown) => Math.round(Number(amount) * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
const balanceOf = (row: MemberFundAnalysis, name: Fund['name']) => {
  const ofFund = { 'A Fund Balance': [row.AFundBalance], 'B Fund Balance': [row.BFundBalance] }
  return sum((ofFund[name as keyof typeof ofFund] ?? [row.AFundBalance, row.BFundBalance]).map(cents))
}
/** The programs of the newest quarter, each with its rows of all quarters, as the page selects one. */
const programsOf = ({ rows, newest }: Company) =>
  [...new Set(newest.map(({ ProgramCd }) => programNumber(ProgramCd)))].map((program) =>
    rows.filter(({ ProgramCd }) => programNumber(ProgramCd) === program),
  )
const quarterEnd = (quarter: string) =>
  new Date(Date.UTC(Number(quarter.slice(0, 4)), Number(quarter.slice(4)) * 3, 0)).toISOString().slice(0, 10)

describe('ten companies', () => {
  test('cover programs with A and B funds and with a group fund', () => {
    expect(companies).toHaveLength(10)
    const names = companies.flatMap(({ newest }) => fundsOf(newest)).map(({ name }) => name)
    expect(new Set(names)).toEqual(new Set(['A Fund Balance', 'B Fund Balance', 'Group Fund Balance']))
  })

  test('program balances match the dashboard and the sum of the rows', () => {
    for (const company of companies) {
      const raw = sum(company.newest.map((row) => cents(row.AFundBalance) + cents(row.BFundBalance)))
      expect(cents(fundFigure(company.rows)?.total)).toBe(raw)
      const pages = programsOf(company).flatMap((ofProgram) => fundsOf(ofProgram))
      expect(sum(pages.map(({ total }) => cents(total)))).toBe(raw)
      // The dashboard shows the funds side by side, with totals in the last column and row.
      const dashboard = fundLines(fundsOf(company.rows))
      expect(cents(dashboard.at(-1)?.amounts?.at(-1))).toBe(raw)
    }
  })

  test('[FIN-005] balance tables show each year and add older years to the total', () => {
    for (const company of companies)
      for (const ofProgram of programsOf(company))
        for (const fund of fundsOf(ofProgram)) {
          const lines = fundLines([fund])
          const amount = (label: string) => cents(lines.find((line) => line.label === label)?.amounts?.[0] ?? 0)
          const ofNewest = company.newest.filter(({ ProgramCd }) => ProgramCd === ofProgram[0]!.ProgramCd)
          const years = ofNewest.toSorted((one, other) => other.PremiumYearFrom - one.PremiumYearFrom)
          for (const row of years.slice(0, 3))
            expect(amount(`${row.PremiumYearFrom} - ${row.PremiumYearTo}`)).toBe(balanceOf(row, fund.name))
          expect(amount('Earlier years')).toBe(sum(years.slice(3).map((row) => balanceOf(row, fund.name))))
          expect(amount('All years')).toBe(sum(years.map((row) => balanceOf(row, fund.name))))
        }
  })

  test('[FIN-006] the slides of a fund are the premium years of its table', () => {
    for (const company of companies)
      for (const ofProgram of programsOf(company))
        for (const fund of fundsOf(ofProgram)) {
          const listed = fundLines([fund]).map(({ label }) => label)
          expect(fundSlides(ofProgram, fund).map(({ title }) => title)).toEqual(
            listed.filter((label) => /^\d{4} - \d{4}$/.test(label)),
          )
        }
  })

  test('a slide ends with the balance of its table and its claims', () => {
    let slides = 0
    for (const company of companies)
      for (const ofProgram of programsOf(company))
        for (const fund of fundsOf(ofProgram))
          for (const { title, figures } of fundSlides(ofProgram, fund)) {
            slides++
            const year = fund.years.find((one) => premiumYear(one) === title)!
            const [paid, reserved, balance] = figures.series.map(({ values }) => cents(values.at(-1)))
            expect(balance).toBe(cents(year.balance))
            const layers = claimsOf(company, year.from)
            const of = (parts: readonly number[]) => partOf(fund.name, parts)
            expect(paid).toBe(sum(layers.map((layer) => of(layer.paid))))
            expect(reserved).toBe(sum(layers.map((layer) => of(layer.reserved))))
          }
    expect(slides).toBeGreaterThan(30)
  })

  test("the slides of the funds add up to the dashboard's amounts", () => {
    for (const company of companies) {
      const losses = new Map(lossesByPremiumYear(company.rows).map((year) => [premiumYear(year), year]))
      const shown = new Map<string, { paid: number; reserved: number }>()
      for (const ofProgram of programsOf(company))
        for (const fund of fundsOf(ofProgram))
          for (const { title, figures } of fundSlides(ofProgram, fund)) {
            const [paid = 0, reserved = 0] = figures.series.map(({ values }) => cents(values.at(-1)))
            const before = shown.get(title) ?? { paid: 0, reserved: 0 }
            shown.set(title, { paid: before.paid + paid, reserved: before.reserved + reserved })
          }
      for (const [title, { paid, reserved }] of shown)
        expect([paid, reserved]).toEqual([cents(losses.get(title)?.paid), cents(losses.get(title)?.reserved)])
    }
  })

  test("the quarter's card and PDF match the fund statement", async () => {
    for (const { clientId, newest } of companies) {
      const funds = fundsOf(newest)
      const base64 = await payload<string>('getMemberFundAnalysisPDF', { ClientId: clientId }, newest)
      const text = pdfText(Buffer.from(base64, 'base64'))
      for (const { name, years, total } of funds) {
        const amounts = [...years.toReversed().map(({ balance }) => balance), total].map(asPrinted)
        const label = name.charAt(0) + name.slice(1).toLowerCase()
        // At most seven years are side by side, followed by the total.
        for (let first = 0; first < years.length; first += 7) {
          const isLast = first + 7 >= years.length
          expect(text).toContain([label, ...amounts.slice(first, isLast ? undefined : first + 7)].join('\n'))
        }
      }
      const card = addUp(funds.map((fund) => fund.total))
      expect(cents(card)).toBe(sum(newest.map((row) => cents(row.AFundBalance) + cents(row.BFundBalance))))
    }
  }, 120_000)

  test('five-year assessments and distributions exclude pending amounts', () => {
    for (const { assessments, distributions } of companies) {
      const shown = toMovementRows(assessments, distributions, thisYear)
      const raw = {
        assessment: assessments.map((row) => ({ ...row, amount: row.TotalAssessmentAmount })),
        distribution: distributions.map((row) => ({ ...row, amount: row.TotalDistributionAmount })),
      }
      for (const kind of ['assessment', 'distribution'] as const) {
        const amounts = raw[kind].filter((row) => row.ECaptivProgramYear >= thisYear - 4).map(({ amount }) => amount)
        const { total, pending } = sumOf(shown, kind)
        expect(cents(total)).toBe(sum(amounts.map((amount) => cents(amount ?? 0))))
        expect(pending).toBe(amounts.filter((amount) => amount === null).length)
        expect(shown.filter((row) => row.kind === kind)).toHaveLength(amounts.length)
      }
    }
  })

  test('every statement of a program has one year and one type', async () => {
    const programs = new Set(companies.flatMap(({ newest }) => newest.map(({ ProgramCd }) => programNumber(ProgramCd))))
    for (const programsRecId of programs) {
      const documents = await payload<Document[]>('getDocumentsByProgram', { programsRecId })
      const raw = documents.filter(({ DocumentId }) => DocumentId.includes('_Financial Statements'))
      const statements = statementsIn(documents)
      const shown = yearsOf(statements).flatMap((year) => statementsOf(statements, year))
      const ids = (those: readonly Document[]) => those.map(({ RecId }) => RecId).toSorted((one, other) => one - other)
      expect(ids(shown.flatMap((group) => group.statements))).toEqual(ids(raw))
      expect(raw.length).toBeGreaterThan(0)
    }
  })
})

/** The claims of a premium year that were valued by the end of the newest quarter, split into layers. */
function claimsOf({ claims, newest }: Company, premiumYearFrom: number) {
  const end = quarterEnd(newest[0]?.YearQuarter ?? '')
  return claims
    .filter(({ eCaptivPremiumYear, ValuationDate }) => eCaptivPremiumYear === premiumYearFrom && ValuationDate <= end)
    .map(layersOf)
}

/** The layers that a fund pays: the A fund pays the first, the B fund the second, and a group fund both. */
function partOf(name: Fund['name'], [first = 0, second = 0]: readonly number[]): number {
  if (name === 'Group Fund Balance') return first + second
  return name === 'A Fund Balance' ? first : second
}

const asPrinted = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
