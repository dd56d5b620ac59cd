import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestServer, type Caller, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
let member: Caller, colleague: Caller
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
  colleague = await server.as('manager@member.example')
})
afterAll(() => server.close())

const open = { Name: 'Open claims', Search: '?status=open' }
const views = async (caller: Caller) => (await caller('getClaimViews')).body.Payload

describe('saved views of claims', () => {
  test('belong to one person', async () => {
    await member('saveClaimView', { body: open })
    expect(await views(member)).toEqual([open])
    expect(await views(colleague)).toEqual([])
    await colleague('deleteClaimView', { query: { Name: open.Name } })
    expect(await views(member)).toEqual([open])
  })

  test('are replaced under the same name', async () => {
    await member('saveClaimView', { body: { ...open, Search: '?status=closed' } })
    expect(await views(member)).toEqual([{ ...open, Search: '?status=closed' }])
  })

  test('can be deleted', async () => {
    await member('deleteClaimView', { query: { Name: open.Name } })
    expect(await views(member)).toEqual([])
  })

  test('are limited to 50, and the 51st is not stored', async () => {
    const save = (at: number) => member('saveClaimView', { body: { ...open, Name: `View ${at}` } })
    for (let at = 0; at < 50; at++) await save(at)
    expect((await save(50)).body.Error).toEqual({
      ErrorStatus: 1,
      ErrorMessage: 'You can save up to 50 views. Delete one to save another.',
    })
    expect(await views(member)).toHaveLength(50)
  })
})
