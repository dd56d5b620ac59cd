import type { DirectoryEntry, Webinar } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: Caller
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff.admin@demo.example')
})
afterAll(() => server.close())

test('[COM-003] GetWebinars returns three, or the requested number', async () => {
  const titles = async (query: object) => {
    const { body } = await staff('getWebinars', { query })
    return (body.Payload as Webinar[]).map(({ title }) => title)
  }
  const three = await titles({})
  expect(three).toHaveLength(3)
  expect(await titles({ count: 1 })).toEqual(three.slice(0, 1))
  expect((await titles({ count: 20 })).slice(0, 3)).toEqual(three)
  expect((await staff('getWebinars', { query: { count: 21 } })).status).toBe(400)
})

test('[DIR-004] GetEmaxxDirectory lists staff by department and name', async () => {
  await server.database.sql(
    `insert into directory_entries (department, first_name, last_name, business_email, business_phone, business_phone_ext)
     values ('Aardvarks', 'Zoe', 'Beta', 'z@captive.example', '918-555-0101', '12'),
            ('Aardvarks', 'Ann', 'Beta', 'a@captive.example', '918-555-0102', null),
            ('Aardvarks', 'Max', 'Alpha', 'm@captive.example', '918-555-0103', null)`,
  )
  const entries = (await staff('getEmaxxDirectory')).body.Payload as DirectoryEntry[]
  expect(entries.slice(0, 3)).toEqual([
    expect.objectContaining({ LastName: 'Alpha' }),
    expect.objectContaining({ FirstName: 'Ann', BusinessPhoneExt: null, BusinessCell: null }),
    expect.objectContaining({ FirstName: 'Zoe', BusinessPhoneExt: '12' }),
  ])
  const departments = entries.map(({ Department }) => Department)
  expect(departments).toEqual(departments.toSorted())
})
