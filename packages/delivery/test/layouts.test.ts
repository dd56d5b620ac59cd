import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'

import { analyzeDelivery, readFile, type Claim } from '../src/index.ts'
import { existingInMemory, type Program } from './existing-in-memory.ts'
import { fileOf, type Layout } from './layouts.ts'

const folder = mkdtempSync(join(tmpdir(), 'layouts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const companies = [
  { clientId: 1, code: '0101', legalName: 'Peña Hauling LLC' },
  { clientId: 2, code: '0202', legalName: 'Marrow Creek Transport, Inc.' },
]
const lines = ['Commercial Auto', 'General Liability'] as const
const policies = companies.flatMap(({ code }) =>
  lines.flatMap((line) =>
    [2025, 2026].map((year) => ({
      number: `${line === 'Commercial Auto' ? 'CA' : 'GL'}-${code}-${year}`,
      line,
      effective: `${year}-01-01`,
      expiration: `${year + 1}-01-01`,
      company: code,
    })),
  ),
)
const asOf = '2026-10-31'
const source = 'Fernwood Administrators'

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100)
const claimArbitrary = fc
  .record({
    policy: fc.constantFrom(...policies),
    day: fc.integer({ min: 0, max: 300 }),
    lag: fc.integer({ min: 0, max: 20 }),
    status: fc.constantFrom('Open', 'Closed', 'Reopened'),
    claimant: fc.constantFrom('Ana Peña', 'Lee, Robert', "Sean O'Dwyer", 'TOTAL TRANSPORT LLC'),
    state: fc.constantFrom('OH', 'CO', 'OR', 'IN', 'TX'),
    facts: fc.constantFrom('Rear end, light damage', 'Backed into a dock; no injuries', 'Vendor "slipped"', ''),
    amounts: fc.tuple(cents(90_000), cents(90_000), cents(9_000), cents(9_000), fc.oneof(fc.constant(0), cents(5_000))),
  })
  .map(
    ({
      policy,
      day,
      lag,
      status,
      claimant,
      state,
      facts,
      amounts: [LossPaid, LossReserve, ExpensePaid, ExpenseReserve, Recovery],
    }) => {
      const LossDate = later(policy.effective, day)
      const ReportedDate = earlier(later(LossDate, lag), asOf)
      return {
        ...blank,
        PolicyNumber: policy.number,
        LossDate: LossDate > asOf ? policy.effective : LossDate,
        ReportedDate: LossDate > asOf ? policy.effective : ReportedDate,
        ClosedDate: status === 'Closed' ? asOf : null,
        StatusCode: status,
        ClaimantName: claimant,
        StateCode: state,
        FactsofLoss: facts || null,
        LossPaid,
        LossReserve,
        ExpensePaid,
        ExpenseReserve,
        Recovery,
        TotalIncurred: Math.round((LossPaid + LossReserve + ExpensePaid + ExpenseReserve - Recovery) * 100) / 100,
      }
    },
  )
const blank = {
  DriverName: null,
  Vehicle: null,
  LossTime: null,
  LossType: null,
  LossLocation: null,
  AdjusterFirstName: null,
  AdjusterLastName: null,
  AdjusterEmail: null,
  MedPaidAmt: null,
  MedReserveAmt: null,
  ExpExclMedPaidAmt: null,
  ExpExclMedReserveAmt: null,
  ValuationDate: asOf,
  SourceNm: source,
}

const layoutArbitrary: fc.Arbitrary<Layout> = fc.record({
  format: fc.constantFrom('csv', 'tsv', 'utf-16', 'windows-1252', 'xlsx', 'xls', 'html', '1904'),
  heads: fc.nat(),
  dates: fc.constantFrom('MM/DD/YYYY', 'DD/MM/YYYY', 'M/D/YY', 'YYYY-MM-DD', 'DD-MMM-YY', 'YYYYMMDD'),
  amounts: fc.constantFrom('plain', 'dollars', 'comma', 'trailing'),
  recovery: fc.constantFrom('positive', 'negative'),
  incurred: fc.constantFrom('net', 'gross'),
  statuses: fc.constantFrom(
    ['Open', 'Closed', 'Reopened'],
    ['O', 'C', 'R'],
    ['OPEN', 'CLOSED', 'RE-OPENED'],
    ['Open', 'Final', 'Reopen'],
  ),
  policy: fc.constantFrom('column', 'carried down', 'group row', 'none'),
  company: fc.constantFrom('column', 'code', 'title', 'none'),
  titles: fc.boolean(),
  total: fc.boolean(),
  order: fc.nat(),
})

const drawn = fc.tuple(layoutArbitrary, fc.array(claimArbitrary, { minLength: 30, maxLength: 60 }))

test.each(Array.from({ length: Number(process.env['LAYOUTS'] ?? 60) }, (_, seed) => seed))(
  'reads the same claims from any layout without a mapping, seed %i',
  async (seed) => {
    const [[layout, drafts] = []] = fc.sample(drawn, { seed, numRuns: 1 })
    if (!layout || !drafts) throw new TypeError('No sample was generated.')
    if (layout.policy === 'none' && layout.company === 'none') return
    const claims: Claim[] = drafts
      .filter(({ PolicyNumber }) => layout.company !== 'title' || PolicyNumber.includes('0101'))
      .map((claim, index) => ({ ...claim, ClaimNumber: `FW-${String(4_000 + index * 7)}` }))
      .toSorted((one, other) => one.PolicyNumber.localeCompare(other.PolicyNumber))
    const program: Program = { companies, policies, claims: claims.filter((_, index) => index % 3 !== 0) }
    const found: Claim[] = []
    const name = `Fernwood ${seed} ${asOf}.${layout.format}`
    writeFileSync(join(folder, name), fileOf(claims, layout, facts))
    const report = await analyzeDelivery(await readFile({ name, path: join(folder, name) }), {
      existing: existingInMemory(program),
      onClaims: async (checked) => void found.push(...checked.map(({ claim }) => claim)),
    })
    const { refused, doubtful, ...counts } = report.rows
    const problems = [...refused, ...doubtful].map(({ row, message }) => `${row}: ${message}`)
    expect({ layout, problems: problems.slice(0, 3) }).toEqual({ layout, problems: [] })
    expect(report.asOf).toBe(asOf)
    expect(counts).toEqual({ new: claims.length - program.claims.length, changed: 0, unchanged: program.claims.length })
    expect(found).toEqual(claims)
    expect(report.controlTotals.every(({ agrees }) => agrees)).toBe(true)
    expect(report.controlTotals.length > 0).toBe(layout.total)
  },
)

const companyOf = (claim: Claim | undefined) => companies.find(({ code }) => claim?.PolicyNumber?.includes(code))
const facts = {
  companyOf: (claim: Claim | undefined) => companyOf(claim)?.legalName.toUpperCase() ?? '',
  codeOf: (claim: Claim) => companyOf(claim)?.code ?? '',
  lineOf: (claim: Claim) => (claim.PolicyNumber?.startsWith('CA') ? 'AL' : 'GL'),
  asOf,
}

const later = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const earlier = (one: string, other: string) => (one < other ? one : other)
