import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let authorization: string

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  authorization = `Bearer ${await server.token('staff.admin@demo.example')}`
})
afterAll(() => server.close())

type Row = Record<string, unknown>

/** The Payload of a call, by the address that the specification prints. */
async function listAt(path: string): Promise<Row[]> {
  const answer = await server.app.inject({ method: 'GET', url: `/api${path}`, headers: { authorization } })
  expect(answer.statusCode, path).toBe(200)
  return answer.json<{ Payload: Row[] }>().Payload
}

describe('lists that many screens ask for', () => {
  test('[PRM-002] [PRM-003] [API-001] groups, roles and user links are consistent', async () => {
    const [groups, roles, pairs, links] = await Promise.all([
      listAt('/GetGroups'),
      listAt('/GetRoles'),
      listAt('/GetRoleGroups'),
      listAt('/GetUserRoleGroups'),
    ])
    expect(groups.map(({ Name }) => Name)).toEqual(['eMaxx', 'Member', 'XMember', 'Prospect', 'Broker'])
    expect(roles.map(({ Name }) => Name)).toEqual(['Administrator', 'Manager', 'Employee'])
    for (const { GroupsRecId, RolesRecId } of pairs) {
      expect(groups).toContainEqual(expect.objectContaining({ RecId: GroupsRecId }))
      expect(roles).toContainEqual(expect.objectContaining({ RecId: RolesRecId }))
    }
    const known = new Set(pairs.map(({ RecId }) => RecId))
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(({ RoleGroupsRecId }) => !known.has(RoleGroupsRecId))).toEqual([])
  })

  test.each([
    ['staff.employee@demo.example', 'eMaxx'],
    ['employee@member.example', 'Member'],
    ['employee@xmember.example', 'XMember'],
    ['employee@prospect.example', 'Prospect'],
    ['employee@broker.example', 'Broker'],
  ])('[GEN-020] %s signs in with group %s', async (email, name) => {
    authorization = `Bearer ${await server.token(email)}`
    const user = await server.app.inject({ url: `/api/GetUserByEmail?email=${email}`, headers: { authorization } })
    const { RecId } = user.json<{ Payload: Row }>().Payload
    const [links, pairs, groups] = await Promise.all([
      listAt(`/GetUserRoleGroup?UsersRecId=${String(RecId)}`),
      listAt('/GetRoleGroups'),
      listAt('/GetGroups'),
    ])
    const link = links.find(({ IsActive }) => IsActive === 1)
    const pair = pairs.find((each) => each['RecId'] === link?.['RoleGroupsRecId'])
    expect(groups.find((each) => each['RecId'] === pair?.['GroupsRecId'])?.['Name']).toBe(name)
  })

  test('[API-002] lists the programs of companies', async () => {
    const [programs, clients] = await Promise.all([listAt('/GetPrograms'), listAt('/getClients')])
    const known = new Set(programs.map(({ RecId }) => RecId))
    expect(known.size).toBe(8)
    expect(clients.filter(({ ProgramsRecId }) => ProgramsRecId !== null && !known.has(ProgramsRecId))).toEqual([])
  })

  test('[API-003] [SEL-014] both company lists have equal addresses and programs', async () => {
    const [clients, addresses, changes] = await Promise.all([
      listAt('/getClients'),
      listAt('/GetClientAddresses'),
      listAt('/GetClientsChangeHistory'),
    ])
    const nested = clients.map(({ ClientId, Address }) => ({ ClientId, ...(Address as Row) }))
    const byId = (one: Row, other: Row) => Number(one['ClientId']) - Number(other['ClientId'])
    expect(addresses.toSorted(byId)).toEqual(nested.toSorted(byId))
    const members = clients.filter(({ ClientType }) => String(ClientType).endsWith('Policyholder'))
    for (const { ClientId, ProgramsRecId } of members) {
      expect(changes).toContainEqual(expect.objectContaining({ ClientId, ProgramsRecId }))
    }
  })

  test.each([
    ['/getClients', ''],
    ['/GetClientsChangeHistory', ''],
    ['/GetPrograms', ''],
    ['/GetDocumentTypes', ' [DOC-010]'],
    ['/GetFNOLControls', ' [WIZ-023]'],
    ['/GetFNOLControlDisplayValues', ' [WIZ-024]'],
    ['/GetFNOLControlDependencies', ' [WIZ-025]'],
  ])('[API-008] GET %s%s returns rows', async (path) => {
    expect((await listAt(path)).length).toBeGreaterThan(0)
  })
})
