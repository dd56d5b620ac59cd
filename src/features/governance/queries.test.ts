import type { Api } from '@captive/api-client'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { membersQuery, referencesQuery, slateQuery } from './queries.ts'

const types = [
  { RecId: 3, Name: 'Policyholder' },
  { RecId: 8, Name: 'President' },
]

function server(more: object) {
  const calls = {
    getMembershipTypes: vi.fn(async () => types),
    getMembershipType: vi.fn(async ({ query }: { query: { RecId: number } }) => ({
      RecId: query.RecId,
      Name: 'Auditor',
    })),
    getMembershipReferences: async () => [{ Type: '8' }, { Type: 'Member' }, { Type: '9' }],
    getOfficerAndCommiteeSlates: async () => [{ Type: 'President' }],
    getClientsByProgram: async () => [
      { ClientId: 1, ClientType: '3' },
      { ClientId: 2, ClientType: 'Prospect' },
    ],
    ...more,
  }
  return { calls, api: calls as unknown as Api }
}
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0, gcTime: 0 } } })

test('[GOV-016] names the types that arrive as ids', async () => {
  const { api, calls } = server({})
  expect(await client.fetchQuery(membersQuery(api, 1))).toMatchObject([{ ClientId: 1, ClientType: 'Policyholder' }])
  const references = await client.fetchQuery(referencesQuery(api, 1))
  expect(references.map(({ Type }) => Type)).toEqual(['President', 'Member', 'Auditor'])
  expect(await client.fetchQuery(slateQuery(api, 1))).toMatchObject([{ Type: 'President' }])
  expect(calls.getMembershipTypes).toHaveBeenCalledTimes(3)
  expect(calls.getMembershipType).toHaveBeenCalledOnce()
})

test('keeps type ids if the types cannot be loaded', async () => {
  const fails = () => Promise.reject(new TypeError('away'))
  const { api } = server({ getMembershipTypes: fails, getMembershipType: fails })
  const references = await client.fetchQuery(referencesQuery(api, 1))
  expect(references.map(({ Type }) => Type)).toEqual(['8', 'Member', '9'])
})
