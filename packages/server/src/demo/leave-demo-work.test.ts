import { attentionRules, type Attention } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { fileDemoReports, leaveDemoWork } from './demo-work.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const dependencies = () => ({
  database: server.database,
  storage: server.app.dependencies.storage,
  config: server.app.dependencies.config,
})
const attentionOf = async (email: string, query: { ClientId?: number } = {}) =>
  (await (await server.as(email))('getAttention', { query })).body.Payload as Attention

/** Raised reserves need two valuations of a claim, which only loss runs bring; withheld files need a virus scanner. */
const withoutDemoData = new Set<string>(['reserve-raised', 'withheld-file'])

test('leaves something to do for every rule, once', async () => {
  await fileDemoReports(server.database, server.config)
  await leaveDemoWork(dependencies())
  const counts = () => server.database.sql('select count(*) from deliveries, outbox, claim_drafts')
  const before = await counts()
  await leaveDemoWork(dependencies())
  expect(await counts()).toEqual(before)

  const staff = await attentionOf('staff.admin@demo.example')
  const broker = await attentionOf('admin@broker.example')
  const found = new Set<string>([...staff.Counts, ...broker.Counts].map(({ Rule: rule }) => rule))
  expect(attentionRules.filter((rule) => !withoutDemoData.has(rule) && !found.has(rule))).toEqual([])
})

test('leaves companies with nothing to do', async () => {
  expect(await attentionOf('admin@prospect.example')).toEqual({ Items: [], Counts: [] })
})
