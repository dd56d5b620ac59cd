import { notifications } from '@mantine/notifications'
import type { AnyRoute } from '@tanstack/react-router'
import { configure } from 'storybook/test'
import { capabilities, type Address, type Client } from '@captive/api-client/contract'

import { clearToken, storeToken } from '../../src/api/token.ts'
import { browserTexts, tabTexts } from '../../src/browser-storage.ts'
import { routeTree } from '../../src/routeTree.gen.ts'

// Mounting the portal can take longer than the default timeout of one second.
configure({ asyncUtilTimeout: 10_000 })

/**
 * Handlers by path below `/api`: a JSON body, a `Response`, or a function of query and request that returns one of
 * them. `null` makes the call fail.
 */
export type MockHandlers = Record<string, unknown>

const address: Address = { Line1: '400 Quarry Road', City: 'Joliet', State: 'IL', ZipCode: '60431' }

function company(ClientId: number, ClientName: string, ClientType = 'Policyholder'): Client {
  return {
    ClientId,
    ClientName,
    ClientCode: String(ClientId),
    ClientType,
    Program: null,
    ProgramsRecId: 3,
    BrokerClientId: null,
    Phone: '',
    Address: address,
  }
}

export const companies = [
  company(12, 'Ridge Freight Lines'),
  company(13, 'Blue Mesa Haulers', 'XPolicyholder'),
  company(14, 'St. Croix Cartage, Inc.'),
  company(15, 'Prairie Star Transport', 'Prospect'),
  company(16, 'Harbor Gate Brokerage', 'Broker'),
]

/** Every code that the sidebar, the settings menu and the routes require. */
export const everyCode = ['000-001', '001', '004-001-002', ...codesBelow(routeTree)]

function codesBelow({ options, children = {} }: AnyRoute): string[] {
  return [...(options.staticData?.codes ?? []), ...Object.values<AnyRoute>(children).flatMap(codesBelow)]
}

/** The capabilities of a server with every addition to the specification. */
const everything = { Payload: Object.keys(capabilities) }

interface Person {
  group?: 'eMaxx' | 'Policyholder' | 'Prospect' | 'Broker'
  permissions?: readonly string[]
  /** The remaining seconds until the idle limit. */
  idleSecondsLeft?: number
}

/** Handlers for a signed-in user of Ridge Freight Lines. */
export function signedInAs({
  group = 'Policyholder',
  permissions = everyCode,
  idleSecondsLeft = 1_800,
}: Person = {}): MockHandlers {
  const email = 'dana.reyes@ridge-freight.example'
  const ends = new Date(Date.now() + idleSecondsLeft * 1_000).toISOString()
  return {
    '/checkAuth': { Payload: { email, idleExpiresAt: ends, idleSecondsLeft, expiresAt: ends } },
    '/logout': { Error: { ErrorStatus: 0, ErrorMessage: null } },
    '/GetUserByEmail': {
      Payload: { RecId: 1, FirstName: 'Dana', LastName: 'Reyes', Email: email, Phone: '', ClientId: 12 },
    },
    '/GetUserRoleGroup': { Payload: [{ RecId: 1, RoleGroupsRecId: 1, UsersRecId: 1, IsActive: 1 }] },
    '/GetRoleGroups': { Payload: [{ RecId: 1, GroupsRecId: 1, RolesRecId: 1, RoleName: '', GroupName: '' }] },
    '/GetGroups': { Payload: [{ RecId: 1, Name: group, Code: group }] },
    '/GetRoles': { Payload: [{ RecId: 1, Name: 'Administrator' }] },
    '/GetRoleGroupObjectAccess': {
      Payload: permissions.map((Code, ObjectsRecId) => ({ ObjectsRecId, IsActive: 1, Code })),
    },
    '/GetClientByClientId': { Payload: companies[0] },
    '/GetClientAddress': { Payload: address },
    '/getClients': { Payload: companies },
    '/GetClientsChangeHistory': { Payload: [] },
    '/GetPrograms': { Payload: [{ RecId: 3, Code: 'PC3-IC', Name: 'Program Three' }] },
  }
}

/** For `beforeEach`: replaces `fetch` for calls below `/api` with the handlers. */
export function mockApi(answers: MockHandlers) {
  return () => {
    const fetch = window.fetch.bind(window)
    const store = new Map<string, unknown>(Object.entries({ '/GetCapabilities': everything, ...answers }))
    if (store.has('/checkAuth')) storeToken('a-token', false)
    else clearToken() // the previous story may have stored a token late
    window.fetch = async (input, init) => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href)
      if (!pathname.startsWith('/api/')) return await fetch(input, init)
      const known = store.get(pathname.slice('/api'.length))
      const answer: unknown = typeof known === 'function' ? await known(searchParams, new Request(input, init)) : known
      if (answer === null || answer === undefined) throw new TypeError('Failed to fetch')
      return answer instanceof Response ? answer.clone() : Response.json(answer)
    }
    return () => {
      window.fetch = fetch
      tabTexts.clear()
      browserTexts.clear()
      notifications.clean()
    }
  }
}

/** For `afterEach`: ends the fade-in animation of the page, which lowers contrast. */
export function settled(): void {
  for (const animation of document.getElementById('main')?.getAnimations() ?? []) animation.finish()
}
