import { confirmationPattern } from '@captive/form-engine/claim'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { demoCompanies } from './companies.ts'
import { fileDemoReports } from './demo-work.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const reports = () =>
  server.database.sql<{ client: number; claim_type: string; severe_reasons: string[]; reported_at: Date }>(
    'select client_id client, claim_type, severe_reasons, reported_at from claim_reports order by reported_at',
  )

test('files valid demo reports once, including a severe one', async () => {
  await fileDemoReports(server.database, server.config)
  const filed = await reports()
  const ofMember = filed.filter(({ client }) => client === demoCompanies.member)
  expect(ofMember.map(({ claim_type }) => claim_type)).toEqual(['General Liability', 'Auto', 'Auto'])
  expect(ofMember.at(-1)?.severe_reasons).toContain('Someone was taken to a hospital')
  for (const { reported_at } of filed) expect(reported_at.getTime()).toBeLessThan(Date.now())
  await fileDemoReports(server.database, server.config)
  expect(await reports()).toHaveLength(filed.length)
})

test('shows demo reports and receipts only to their company, without mail', async () => {
  const member = await server.as('admin@member.example')
  const { body } = await member('getFNOLReports', { query: { ClientId: demoCompanies.member } })
  const [newest] = body.Payload as { ConfirmationNum: string }[]
  expect(newest?.ConfirmationNum).toMatch(confirmationPattern('online'))
  const query = { ClientId: demoCompanies.member, ConfirmationNum: newest!.ConfirmationNum, TimeZone: 'UTC' }
  expect((await member('getFNOLReceipt', { query })).headers['content-type']).toBe('application/pdf')
  expect(await server.database.sql('select from outbox')).toEqual([])
  const other = await server.as('admin@xmember.example')
  const foreign = await other('getFNOLReports', { query: { ClientId: demoCompanies.member } })
  expect(foreign.body.Payload ?? []).toEqual([])
})

test('production and a database without demo data get none', async () => {
  await server.database.sql("delete from milestones where name = 'demo-reports'")
  const before = await reports()
  await fileDemoReports(server.database, { ...server.config, production: true })
  await fileDemoReports(server.database, { ...server.config, demoData: false })
  expect(await reports()).toHaveLength(before.length)
})
