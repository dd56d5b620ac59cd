import {
  fundsOf,
  openItems,
  scoreOf,
  type BestPractice,
  type BestPracticeScore,
  type ClaimTotals,
  type Document,
  type MemberFundAnalysis,
  type Policy,
  type VehicleScheduleRow,
  type WarrantyOrRecommendation,
} from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ago, insertClaims, insertPolicies } from '../../../../test/insert-claims.ts'
import { pdfPages, pdfTextSizes } from '../../../../test/pdf-text.ts'
import { startTestServer, type Caller, type TestServer } from '../../../../test/test-server.ts'
import { formatAmount } from '../../../pdf/format.ts'

let server: TestServer
let member: Caller
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
  const { sql } = server.database
  await insertPolicies(sql, 100, [{ policy_id: 900_001, effective_date: ago({ days: 30 }) }])
  await insertClaims(sql, 100, [
    { rec_id: 910_001, policy_id: 900_001, claimant_name: 'Zebedee Quill', loss_paid: 412_345.67 },
  ])
})
afterAll(() => server.close())

type Kind = 'renewal' | 'board'

const order = async (caller: Caller, Kind: Kind, ClientId = 100) =>
  (await caller('orderPack', { query: { ClientId, Kind } })).body.Payload as Document | null
const download = (caller: Caller, { FilePath }: Document) =>
  caller('documentDownload', { query: { FileName: FilePath } })
const pagesOf = async (caller: Caller, document: Document) => pdfPages((await download(caller, document)).raw)
const read = async <Answer>(name: Parameters<Caller>[0], query: object) =>
  (await member(name, { query })).body.Payload as Answer

/** The pages of each chapter by its title. The key of the cover is ''. */
function chaptersOf(pages: readonly string[]): Map<string, string> {
  const [cover = ''] = pages
  const listed = [...cover.matchAll(/^([A-Z][^\n]+)\n(\d+)$/gm)].map(([, title = '', page]) => ({
    title,
    page: Number(page),
  }))
  return new Map([
    ['', cover],
    ...listed.map(({ title, page }, at) => {
      const end = listed[at + 1]?.page ?? pages.length + 1
      return [title, pages.slice(page - 1, end - 1).join('\n')] as const
    }),
  ])
}

const titles = [
  'Loss runs for all lines',
  'Large losses',
  'Member fund analysis',
  'Vehicle schedule',
  'Best Practices Score',
  'Open recommendations',
]

test('makes a renewal pack of all chapters, with contents and page numbers', async () => {
  const document = await order(member, 'renewal')
  expect(document).toMatchObject({
    ClientId: 100,
    CreatedBy: 'admin@member.example',
    DocumentId: 'Member Kiosk_Renewal Documentation_Renewal Packs',
  })
  const answer = await download(member, document!)
  expect(answer.headers['content-type']).toContain('application/pdf')
  const pages = pdfPages(answer.raw)
  const chapters = chaptersOf(pages)
  expect([...chapters.keys()]).toEqual(['', ...titles])
  for (const title of titles) expect(chapters.get(title), title).toMatch(new RegExp(`^${title}$`, 'm'))
  const [client] = await server.database.sql<{ client_name: string }>(
    'select client_name from clients where client_id = 100',
  )
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
    expect(page).toContain(client!.client_name)
  }
  expect(Math.min(...pdfTextSizes(answer.raw))).toBeGreaterThanOrEqual(9)
})

test('shows the same figures as the pages', async () => {
  const chapters = chaptersOf(await pagesOf(member, (await order(member, 'renewal'))!))
  const since = ago({ years: 6 })
  const covered = (await read<Policy[]>('getPoliciesByClient', { clientId: 100 })).filter(
    ({ EffectiveDate }) => EffectiveDate >= since,
  )
  const ids = new Set(covered.map(({ PolicyId }) => PolicyId))
  const totals = (await read<ClaimTotals[]>('getClaimTotals', { ClientId: 100 })).filter(({ PolicyId }) =>
    ids.has(PolicyId),
  )
  const lossRuns = chapters.get('Loss runs for all lines')!
  for (const { TotalIncurred, LossPaid, Recovery } of totals)
    for (const amount of [TotalIncurred, LossPaid, Recovery]) expect(lossRuns).toContain(formatAmount(amount))
  expect(chapters.get('Large losses')).toContain('412,345.67')
  const funds = await read<MemberFundAnalysis[]>('getMemberFundAnalysis', { clientId: 100 })
  for (const { total } of fundsOf(funds)) expect(chapters.get('Member fund analysis')).toContain(formatAmount(total))
  const vehicles = await read<VehicleScheduleRow[]>('getVehicleSchedule', { ClientId: 100 })
  expect(vehicles.length).toBeGreaterThan(0)
  for (const { VIN } of vehicles) expect(chapters.get('Vehicle schedule')).toContain(VIN)
  const score = scoreOf(
    await read<BestPractice[]>('getBestPracticesByClientId', { clientId: 100 }),
    await read<BestPracticeScore[]>('getBestPracticeScoresByProgram', { ProgramsRecId: 1 }),
  )
  expect(chapters.get('Best Practices Score')).toContain(`${score!.percent}%`)
  const items = openItems(
    await read<WarrantyOrRecommendation[]>('getWarrantiesRecommdationsByClientId', { clientId: 100 }),
    'recommendation',
  )
  expect(items.length).toBeGreaterThan(0)
  for (const { WarrantyNm2 } of items)
    expect(chapters.get('Open recommendations')!.replaceAll('\n', ' ')).toContain(WarrantyNm2)
})

test('the board pack names no claimant', async () => {
  const pages = await pagesOf(member, (await order(member, 'board'))!)
  const renewal = await pagesOf(member, (await order(member, 'renewal'))!)
  expect(renewal.join('\n')).toContain('Zebedee Quill')
  expect(pages.join('\n')).not.toContain('Zebedee Quill')
  const balances = chaptersOf(pages).get('Fund balances by program')
  const funds = await read<MemberFundAnalysis[]>('getMemberFundAnalysis', { clientId: 100 })
  for (const [, ofProgram] of Map.groupBy(funds, ({ ProgramCd }) => ProgramCd))
    for (const { years } of fundsOf(ofProgram))
      for (const { balance } of years) expect(balances).toContain(formatAmount(balance))
})

test('omits chapters without permission, and requires their codes of readers', async () => {
  const manager = await server.as('manager@member.example') // has no permission 002-004-003
  const own = (await order(manager, 'renewal'))!
  const chapters = chaptersOf(await pagesOf(manager, own))
  expect([...chapters.keys()]).not.toContain('Member fund analysis')
  expect(chapters.get('')!.replaceAll('\n', ' ')).toMatch(/leaves out these chapters.*Member fund analysis/)
  const whole = (await order(member, 'renewal'))!
  const listed = async (caller: Caller) =>
    ((await caller('getDocumentsByClient', { query: { clientId: 100 } })).body.Payload as Document[]).map(
      ({ FilePath }) => FilePath,
    )
  expect(await listed(member)).toEqual(expect.arrayContaining([own.FilePath, whole.FilePath]))
  expect(await listed(manager)).toContain(own.FilePath)
  expect(await listed(manager)).not.toContain(whole.FilePath)
  expect((await download(manager, whole)).status).toBe(404)
})

test('answers a company out of scope like an absent one', async () => {
  expect(await order(member, 'renewal', 101)).toBeNull()
  expect(await order(member, 'renewal', 990_001)).toBeNull()
  const former = await server.as('admin@xmember.example')
  expect((await former('orderPack', { query: { ClientId: 101, Kind: 'renewal' } })).status).toBe(403)
})

test('concurrent orders of a user share one pack and its progress', async () => {
  const policy = 900_002
  await insertPolicies(server.database.sql, 100, [{ policy_id: policy }])
  const claims = Array.from({ length: 2_000 }, (_, index) => ({ rec_id: 920_000 + index, policy_id: policy }))
  await insertClaims(server.database.sql, 100, claims)
  const progress = () => read('getPackProgress', { ClientId: 100, Kind: 'renewal' })
  expect(await progress()).toBeNull()
  const both = [order(member, 'renewal'), order(member, 'renewal')]
  await expect.poll(progress, { timeout: 20_000, interval: 20 }).toMatchObject({ Done: expect.any(Number) })
  const [first, second] = await Promise.all(both)
  expect(second!.FilePath).toBe(first!.FilePath)
  const [logged] = await server.database.sql<{ count: number }>(
    `select count(*)::integer from activity_log where action like 'Filed the document%Renewal Packs'`,
  )
  expect(logged!.count).toBeGreaterThan(3)
})
