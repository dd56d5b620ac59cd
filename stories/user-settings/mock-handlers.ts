import type { User } from '@captive/api-client/contract'

import { companies, mockApi, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'

const roles = ['Administrator', 'Manager', 'Employee']
const group = (RecId: number, Name: string, Code: string) => ({
  RecId,
  Name,
  Code,
  linkedRoleGroups: roles.map((RoleName, at) => ({
    RecId: 10 * RecId + at + 1,
    GroupsRecId: RecId,
    RolesRecId: at + 1,
    RoleName,
    GroupName: Name,
  })),
})
const groups = [group(1, 'eMaxx', 'Emaxx'), group(2, 'Member', 'Policyholder'), group(3, 'XMember', 'XPolicyholder')]

function user(RecId: number, FirstName: string, roleName: string | null, ClientId = 12, IsActive = 1): User {
  return {
    RecId,
    FirstName,
    LastName: 'Okafor',
    Email: `${FirstName.toLowerCase()}@ridge-freight.example`,
    Phone: '312-456-7890',
    AddressLine1: '400 Quarry Road',
    City: 'Joliet',
    State: 'IL',
    ZipCode: '60431',
    IsActive,
    ClientId,
    roleName,
    isEditable: true,
  }
}

/** The users of every group; the first one is signed in. */
const people = [
  { ...user(1, 'Ada', 'Administrator'), lastSignIn: '2026-11-20T15:00:00.000Z' },
  { ...user(2, 'Max', 'Manager'), lastSignIn: '2026-02-03T15:00:00.000Z' },
  { ...user(3, 'Eve', 'Employee', 12, 0), lastSignIn: null },
  user(4, 'Guy', 'Employee', 14),
  { ...user(5, 'Ivy', null), isInvited: true, lastSignIn: null },
]

const byId = (id: string | null) => people.find(({ RecId }) => RecId === Number(id))

const byEmail = (email: string | null, signedIn: MockHandlers) =>
  email?.startsWith('dana')
    ? (signedIn['/GetUserByEmail'] as { Payload: User }).Payload
    : people.find((one) => one.Email === email)

/** The role links of a user; those of the signed-in user match `signedInAs`, all others the second group. */
function linksOf(id: string | null) {
  const at = roles.indexOf(byId(id)?.roleName ?? '')
  if (id === '1') return [{ RecId: 1, RoleGroupsRecId: 1, UsersRecId: 1, IsActive: 1 }]
  return at === -1 ? [] : [{ RecId: 500, RoleGroupsRecId: 21 + at, UsersRecId: Number(id), IsActive: 1 }]
}

export const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }

/** Handlers with groups, companies and users; records the changing calls in `sent`. */
export function usersServer(
  answers: MockHandlers = {},
  person: Parameters<typeof signedInAs>[0] = {},
  sent: string[] = [],
) {
  const keep = (name: string, answer: unknown) => async (query: URLSearchParams, request: Request) => {
    const body = await request.clone().text()
    sent.push([name, String(query), body].filter(Boolean).join(' '))
    return typeof answer === 'function' ? answer(query, request) : answer
  }
  const changes = Object.entries({
    '/UpdateClaimNotificationSelectionsByUser': done,
    '/CreateUserRoleGroup': done,
    '/UpdateUserRoleGroup': done,
    '/DeleteUser': done,
    '/UpdateUser': done,
    '/CreateUser': { Payload: 77, ...done },
    '/InviteUser': done,
    ...answers,
  }).map(([path, answer]) => [
    path,
    answer !== null && /^\/(Update|Create|Delete|Invite)/.test(path) ? keep(path.slice(1), answer) : answer,
  ])
  const signedIn = signedInAs(person)
  return mockApi({
    ...signedIn,
    '/GetGroupsWithRoleGroups': { Payload: groups },
    '/getClients': { Payload: companies },
    '/GetUsersByGroup': (query: URLSearchParams) => ({ Payload: query.get('GroupsRecId') === '3' ? [] : people }),
    '/GetUser': (query: URLSearchParams) => ({ Payload: byId(query.get('RecId')) ?? null }),
    '/GetUserByEmail': (query: URLSearchParams) => ({ Payload: byEmail(query.get('email'), signedIn) ?? null }),
    '/GetUserRoleGroup': (query: URLSearchParams) => ({ Payload: linksOf(query.get('UsersRecId')) }),
    '/GetClaimNotificationSelectionsByUser': { Payload: [selection] },
    ...Object.fromEntries(changes),
  })
}

const selection = {
  RecId: 5,
  IsSelected: true,
  SendEmail: true,
  ClaimNotificationCriteriaRecId: 6,
  UsersRecId: 3,
  ClientId: 12,
  ForClientId: 12,
  UserEmail: 'eve@ridge-freight.example',
  ModifiedComments: null,
}
