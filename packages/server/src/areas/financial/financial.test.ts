import type { MemberFundAnalysis } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { insertPolicies } from '../../../test/insert-claims.ts'
import { pdfText } from '../../../test/pdf-text.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let member: Caller
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
  const { sql } = server.database
  await sql('delete from member_fund_analysis')
  await sql('delete from fund_movements')
  await addFunds(100, 'PC1-IC', '202602', 2025)
  await addFunds(100, 'PC1-IC', '202603', 2024)
  await addFunds(100, 'PC1-IC', '202603', 2025)
  await addFunds(101, 'PC2-IC', '202601', 2025)
  await insertPolicies(sql, 100, [{ policy_id: 900_001, effective_date: '2025-04-01', expiration_date: '2026-04-01' }])
})
afterAll(() => server.close())

/** Adds funds whose amounts differ between rows and columns. */
const addFunds = (clientId: number, program: string, quarter: string, year: number) =>
  server.database.sql(
    `insert into member_fund_analysis (client_id, program_cd, year_quarter, premium_year_from, premium_year_to,
       a_fund_balance, b_fund_balance, a_gross_premium, a_frequency_paid, a_frequency_reserves, a_surplus, a_premium_assessment,
       a_premium_assessment_collected, a_allocation_to_b, a_return_to_member, a_investment_allocation, b_gross_premium,
       b_severity_paid, b_severity_reserves, b_surplus, b_premium_assessment, b_a_fund_deficit, b_investment_allocation)
     select $1, $2, $3, $4::integer, $4::integer + 1, n + 0.01, n + 0.02, n + 0.03, n + 0.04, n + 0.05, n + 0.06, n + 0.07, n + 0.08, n + 0.09, n + 0.1,
       n + 0.11, n + 0.12, n + 0.13, n + 0.14, n + 0.15, n + 0.16, n + 0.17, n + 0.18 from (select $4::integer * 1000 as n) amounts`,
    [clientId, program, quarter, year],
  )

const fundsOf = async (caller: Caller, clientId: number) =>
  (await caller('getMemberFundAnalysis', { query: { clientId } })).body.Payload as MemberFundAnalysis[]
const report = (caller: Caller, rows: object[], ClientId = 100) =>
  caller('getMemberFundAnalysisPDF', { query: { ClientId }, body: rows })

test('[FIN-022] lists funds by newest quarter, for one or all companies', async () => {
  const quarters = (rows: MemberFundAnalysis[]) =>
    rows.map((row) => [row.ClientId, row.YearQuarter, row.PremiumYearFrom])
  const own = [
    [100, '202603', 2025],
    [100, '202603', 2024],
  ]
  expect(quarters(await fundsOf(member, 100))).toEqual([...own, [100, '202602', 2025]])
  const all = async (caller: Caller) => quarters((await caller('getMemberFundAnalysisAll')).body.Payload as never)
  expect(await all(member)).toEqual(own)
  const staff = await server.as('staff.admin@demo.example')
  expect(await all(staff)).toEqual([...own, [101, '202601', 2025]])
  expect(await fundsOf(member, 101)).toEqual([])
  expect(quarters(await fundsOf(staff, 101))).toEqual([[101, '202601', 2025]])
})

test('[FIN-016] the PDF prints stored amounts, not those sent', async () => {
  const rows = (await fundsOf(member, 100)).filter(({ YearQuarter }) => YearQuarter === '202603')
  const { body } = await report(
    member,
    rows.map((row) => ({ ...row, AFundBalance: 99_999_999.99, ProgramCd: 'PC2-IC' })),
  )
  const pdf = Buffer.from(body.Payload as string, 'base64')
  const text = pdfText(pdf)
  const line = (...cells: string[]) => cells.join('\n')
  expect(text).toContain('Member fund analysis as of September 30, 2026')
  expect(text).toContain(line('2024 – 2025', '2025 – 2026', 'Total'))
  expect(text).toContain(line('A fund balance', '2,024,000.01', '2,025,000.01', '4,049,000.02'))
  expect(text).toContain(line('Severity claims and expenses reserved', '2,024,000.14', '2,025,000.14', '4,049,000.28'))
  expect(text).not.toContain('99,999,999.99')
  expect(pdf.toString('latin1').match(/\/S \/Table\b/g)).toHaveLength(2)
})

test('prints one table for a group fund', async () => {
  const xmember = await server.as('admin@xmember.example')
  const { body } = await report(xmember, await fundsOf(xmember, 101), 101)
  const text = pdfText(Buffer.from(body.Payload as string, 'base64'))
  expect(text).toContain('Group fund balance\n4,050,000.03')
  expect(text).not.toContain('A fund balance')
})

test('[FIN-016] refuses rows that are foreign, absent or of several quarters', async () => {
  const own = await fundsOf(member, 100)
  const foreign = await fundsOf(await server.as('staff.admin@demo.example'), 101)
  const claimed = foreign.map((row) => ({ ...row, ClientId: 100 }))
  for (const rows of [foreign, claimed, [own[0]!, claimed[0]!], [{ ...own[0]!, RecId: 999_999 }]])
    expect((await report(member, rows)).body).toEqual({ Payload: null })
  expect((await report(member, foreign, 101)).body).toEqual({ Payload: null })
  expect((await report(member, own)).body.Error?.ErrorMessage).toBe('The rows are of more than one quarter.')
})

test('[FIN-020] [FIN-021] returns assessments with policies, and null for pending amounts', async () => {
  await server.database.sql(
    `insert into fund_movements (kind, client_id, policy_id, program_year, amount, display_type) values
     ('assessment', 100, 900001, 2025, null, 'Assessment'), ('assessment', 100, 900001, 2026, 1234.5, 'Assessment'),
     ('distribution', 100, 900001, 2023, 99.99, 'Distribution')`,
  )
  const read = async (name: 'getAssessment' | 'getAFundDistribution') =>
    (await member(name, { query: { clientId: 100 } })).body.Payload
  const policy = {
    ClientId: 100,
    PolicyId: 900_001,
    PolicyTerm: '04/01/2025 - 04/01/2026',
    PolicyNumber: 'TEST-900001',
    EffDate: '2025-04-01',
    ExpDate: '2026-04-01',
    CategoryCode: 'PC1-IC',
  }
  expect(await read('getAssessment')).toEqual([
    { ...policy, ECaptivProgramYear: 2026, TotalAssessmentAmount: 1234.5, DisplayType: 'Assessment' },
    { ...policy, ECaptivProgramYear: 2025, TotalAssessmentAmount: null, DisplayType: 'Assessment' },
  ])
  expect(await read('getAFundDistribution')).toEqual([
    { ...policy, ECaptivProgramYear: 2023, TotalDistributionAmount: 99.99, DisplayType: 'Distribution' },
  ])
})
