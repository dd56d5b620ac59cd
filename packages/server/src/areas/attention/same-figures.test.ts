import {
  addClaimSums,
  nextRenewal,
  openClaims,
  policyStatus,
  type Attention,
  type AttentionRule,
  type BookCompany,
  type Client,
  type ClaimTotals,
  type Document,
  type DocumentType,
  type Endorsement,
  type Policy,
} from '@captive/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { company, daysFromToday, member } from '../../../test/attention-rows.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

const today = daysFromToday(0)

let server: TestServer
let staff: Caller
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff.admin@demo.example')
})
afterAll(() => server.close())

const payload = async <T>(call: Caller, ...[name, query]: [Parameters<Caller>[0], object?]) =>
  (await call(name, { query: query ?? {} })).body.Payload as T
const attention = (query: object, call = staff) => payload<Attention>(call, 'getAttention', query)
const itemsOf = ({ Items }: Attention, rule: AttentionRule) => Items.filter(({ Rule }) => Rule === rule)

describe('the same figures', () => {
  test('the book matches the dashboard, Claims and attention', async () => {
    const broker = await server.as('admin@broker.example')
    for (const call of [broker, staff]) {
      const book = await payload<BookCompany[]>(call, 'getBookOfBusiness')
      const clients = await payload<Client[]>(call, 'getClients')
      expect(book.map(({ ClientId }) => ClientId)).toEqual(clients.map(({ ClientId }) => ClientId))
      for (const row of book.filter(({ ClientId }) => [member, 101, company, 250, 225].includes(ClientId))) {
        const own = { clientId: row.ClientId, ClientId: row.ClientId }
        const policies = await payload<Policy[]>(call, 'getPoliciesByClient', { clientId: own.clientId })
        const totals = await payload<ClaimTotals[]>(call, 'getClaimTotals', { ClientId: own.ClientId })
        const active = policies.filter((one) => policyStatus(one, today) === 'Active').map(({ PolicyId }) => PolicyId)
        const current = totals.filter(({ PolicyId }) => active.includes(PolicyId))
        const sums = addClaimSums(current)
        expect(row).toMatchObject({ OpenClaims: sums.Open, TotalIncurred: sums.TotalIncurred })
        expect(openClaims(current).count).toBe(row.OpenClaims)
        expect(row.DaysToRenewal).toBe(nextRenewal(policies, today)?.days ?? null)
        const { Counts } = await attention({ ClientId: row.ClientId }, call)
        expect(row.Items).toBe(Counts.reduce((sum, { Count }) => sum + Count, 0))
      }
    }
  })

  test('renewal documents, vehicle requests and recommendations match their pages', async () => {
    const types = await payload<DocumentType[]>(staff, 'getDocumentTypes')
    const papers = types.filter(
      ({ Code, IsActive, ClientAllowUpload }) =>
        IsActive === 1 && ClientAllowUpload === 1 && Code.startsWith('Member Kiosk_Renewal Documentation'),
    )
    const all = await attention({})
    for (const { ClientId, Count, Due } of itemsOf(all, 'renewal-papers')) {
      const documents = await payload<Document[]>(staff, 'getDocumentsByClient', { clientId: ClientId })
      const day = (Due ?? '').split('-').map(Number)
      const filed = documents.filter(({ Year, Month, Day }) => [Year, Month, Day].join() === day.join())
      const sent = new Set(filed.map(({ DocumentTypesRecId }) => DocumentTypesRecId))
      expect(Count).toBe(papers.filter(({ RecId }) => !sent.has(RecId)).length)
    }
    for (const ClientId of [member, company]) {
      const requests = await payload<Endorsement[]>(staff, 'getEndorsements', { ClientId })
      const due = requests.filter(({ state, dueOn }) => state !== 'Done' && dueOn <= daysFromToday(10))
      const items = itemsOf(await attention({ ClientId }), 'vehicle-request')
      expect(items.map(({ Due }) => Due ?? '').toSorted()).toEqual(due.map(({ dueOn }) => dueOn).toSorted())
    }
  })

  test('stores stars and the last chosen company per user', async () => {
    const own = async (call: Caller) =>
      (await payload<BookCompany[]>(call, 'getBookOfBusiness')).find(({ ClientId }) => ClientId === member)
    const broker = await server.as('admin@broker.example')
    expect(await own(broker)).toMatchObject({ IsStarred: false, OpenedAt: null })
    await broker('starCompany', { query: { ClientId: member }, body: { IsStarred: true } })
    await broker('selectCompany', { query: { ClientId: member } })
    expect(await own(broker)).toMatchObject({ IsStarred: true, OpenedAt: expect.stringMatching(/^\d{4}-/) })
    expect(await own(staff)).toMatchObject({ IsStarred: false, OpenedAt: null })
  })
})
