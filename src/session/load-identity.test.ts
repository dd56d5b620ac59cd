import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createApi, type Api } from '@captive/api-client'
import { afterEach, expect, test } from 'vitest'

import { ownCompany } from './company.ts'
import { loadIdentity, UnknownIdentityError } from './load-identity.ts'
import type { SignedIn } from './session.ts'

const address = { Line1: '400 Quarry Road', City: 'Joliet', State: 'IL', ZipCode: '60431' }
const user = { RecId: 8, FirstName: 'Dana', LastName: 'Reyes', Email: 'dana@ridge.example', Phone: '312', ClientId: 12 }
const answers: Record<string, unknown> = {
  '/GetUserByEmail?email=dana%40ridge.example': user,
  '/GetUserRoleGroup?UsersRecId=8': [
    { RecId: 1, RoleGroupsRecId: 5, UsersRecId: 8, IsActive: 0 },
    { RecId: 2, RoleGroupsRecId: 6, UsersRecId: 8, IsActive: 1 },
  ],
  '/GetRoleGroups': [{ RecId: 6, GroupsRecId: 2, RolesRecId: 3, RoleName: '', GroupName: '' }],
  '/GetGroups': [{ RecId: 2, Name: 'Member', Code: 'Policyholder' }],
  '/GetRoles': [{ RecId: 3, Name: 'Manager' }],
  '/GetRoleGroupObjectAccess?RoleGroupsRecId=6': [
    { ObjectsRecId: 1, IsActive: 1, Code: '006-001' },
    { ObjectsRecId: 2, IsActive: 1 },
    { ObjectsRecId: 3, IsActive: 0, Code: '000-001' },
  ],
  '/GetObject?RecId=2': { RecId: 2, Code: '002-001' },
  '/GetClientByClientId?ClientId=12': { ClientId: 12, ClientName: 'Ridge', ProgramsRecId: null, Address: address },
  '/GetClientAddress?ClientId=12': address,
  '/GetClientsChangeHistory': [
    { ClientId: 12, ProgramsRecId: 7, StartDate: '2025-01-01', EndDate: null, CreatedDateTime: '2025-01-01' },
  ],
}

let server: Server | undefined

afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
})

/** An HTTP server that records its calls. */
async function chainServer(over: Record<string, unknown> = {}): Promise<{ api: Api; requests: string[] }> {
  const requests: string[] = []
  server = createServer((request, response) => {
    const call = (request.url ?? '').slice('/api'.length)
    requests.push(call)
    const Payload = { ...answers, ...over }[call]
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ Payload }))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { api: createApi({ baseUrl: `http://127.0.0.1:${port}/api`, token: () => 't' }), requests }
}

test('[SES-003] [SES-004] [SES-007] [SES-008] loads user, role and company of an email', async () => {
  const { api } = await chainServer()
  expect(await loadIdentity(api, 'dana@ridge.example')).toMatchObject({
    FirstName: 'Dana',
    userEmail: 'dana@ridge.example',
    userPhone: '312',
    roleGroup: { GroupName: 'Member', GroupCode: 'Policyholder', RoleName: 'Manager' },
    loginClientId: 12,
    loggedInClientName: 'Ridge',
    loginCity: 'Joliet',
    loginProgramRecId: 7,
  })
})

test('[SES-008] [SES-009] [SES-010] [SES-011] [SES-012] fills all fields of the session', async () => {
  const { api } = await chainServer()
  const identity = await loadIdentity(api, 'dana@ridge.example')
  const offered = new Set(['Drafts'])
  const session: SignedIn = { ...identity, isLoggedIn: true, offered, company: ownCompany(identity) }
  expect(session).toEqual({
    isLoggedIn: true,
    offered,
    userRecId: 8,
    userEmail: 'dana@ridge.example',
    userPhone: '312',
    FirstName: 'Dana',
    LastName: 'Reyes',
    roleGroup: { GroupName: 'Member', GroupCode: 'Policyholder', RoleName: 'Manager' },
    permissions: ['006-001', '002-001'],
    loginClientId: 12,
    loggedInClientName: 'Ridge',
    loginAddress: '400 Quarry Road',
    loginCity: 'Joliet',
    loginState: 'IL',
    loginZip: '60431',
    loginProgramRecId: 7,
    company: {
      clientId: 12,
      clientName: 'Ridge',
      programRecId: 7,
      address: '400 Quarry Road',
      city: 'Joliet',
      state: 'IL',
      zip: '60431',
    },
  })
})

test('[PRM-001] [SES-005] [SES-006] calls GetObject only for rows without a code', async () => {
  const { api, requests } = await chainServer()
  expect((await loadIdentity(api, 'dana@ridge.example')).permissions).toEqual(['006-001', '002-001'])
  expect(requests.filter((call) => call.startsWith('/GetObject'))).toEqual(['/GetObject?RecId=2'])
})

test('[PRM-001] has no permissions without an active role group', async () => {
  const { api } = await chainServer({ '/GetUserRoleGroup?UsersRecId=8': [] })
  expect((await loadIdentity(api, 'dana@ridge.example')).permissions).toEqual([])
})

test('rejects an email without a user', async () => {
  const { api } = await chainServer({ '/GetUserByEmail?email=dana%40ridge.example': null })
  await expect(loadIdentity(api, 'dana@ridge.example')).rejects.toBeInstanceOf(UnknownIdentityError)
})
