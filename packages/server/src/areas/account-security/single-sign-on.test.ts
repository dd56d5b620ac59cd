import type { Person } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { openBrowser, type Browser } from '../../../test/browser-caller.ts'
import { startIdentityProvider, type IdentityProviderServer } from '../../../test/identity-provider.ts'
import { startTestServer, type Answer, type Caller, type TestServer } from '../../../test/test-server.ts'

const origin = 'http://localhost:4000'
const people = {
  manager: { email: 'manager@member.example' },
  newcomer: { email: 'Newcomer@Member.example', groups: ['drivers', 'portal-managers'] },
  visitor: { email: 'visitor@member.example', groups: ['drivers'] },
  stranger: { email: 'admin@broker.example', groups: ['portal-managers'] },
  unverified: { email: 'admin@member.example', email_verified: false },
}
let server: TestServer
let provider: IdentityProviderServer
let staff: Caller
let companyId: number
beforeAll(async () => {
  server = await startTestServer()
  provider = await startIdentityProvider(people, origin)
  staff = await server.as('staff.admin@demo.example')
  const [row] = await server.database.sql<{ client_id: number }>(
    "select client_id from users where email = 'manager@member.example'",
  )
  companyId = row?.client_id ?? 0
})
afterAll(async () => {
  await provider.close()
  await server.close()
})
beforeEach(async () => {
  for (const table of ['tries', 'provider_accounts', 'identity_providers'])
    await server.database.sql(`delete from ${table}`)
  await server.database.sql("update users set deleted_at = now() where email = 'newcomer@member.example'")
})

const refusalOf = ({ body }: Answer) => body.Error?.ErrorMessage ?? ''
const managers = 22 // the role "Manager" of members
const given = (more: object = {}) => ({
  ClientId: companyId,
  Domain: 'member.example',
  Issuer: provider.issuer,
  ClientIdentifier: provider.clientId,
  ClientSecret: provider.clientSecret,
  GroupsClaim: 'groups',
  Roles: [{ value: 'portal-managers', RoleGroupsRecId: managers }],
  AllowsPasswords: true,
  ...more,
})
const save = (more: object = {}, caller: Caller = staff) => caller('saveIdentityProvider', { body: given(more) })

interface Attempt {
  answer: Answer
  browser: Browser
}

/** Signs a person in with the provider of the email address. */
async function signIn(login: keyof typeof people, email = 'manager@member.example'): Promise<Attempt> {
  const browser = openBrowser(server)
  const started = await browser.call('startSingleSignOn', { body: { email, origin } })
  expect(refusalOf(started)).toBe('')
  const { Url, State } = started.body.Payload as { Url: string; State: string }
  const Query = await provider.signIn(Url, login)
  const answer = await browser.call('finishSingleSignOn', { body: { Query, State } })
  if (answer.status === 200) browser.setToken(String(answer.body['access_token']))
  return { answer, browser }
}

const emailOf = async ({ call }: Browser) => ((await call('checkAuth')).body.Payload as { email: string } | null)?.email

describe('single sign-on', () => {
  beforeEach(async () => expect(refusalOf(await save())).toBe(''))

  test('signs in to the account of the address', async () => {
    const { answer, browser } = await signIn('manager')
    expect(answer.status, refusalOf(answer)).toBe(200)
    expect(await emailOf(browser)).toBe('manager@member.example')
    expect((await server.withToken(browser.token()!)('getPrograms')).status, 'without the cookie').toBe(401)
  })

  test('keeps the account when the address changes at the provider', async () => {
    await signIn('manager')
    people.manager.email = 'm.renamed@member.example'
    const { browser } = await signIn('manager')
    people.manager.email = 'manager@member.example'
    expect(await emailOf(browser)).toBe('manager@member.example')
  })

  test('adds an account with the role that staff approved for a group', async () => {
    const { browser } = await signIn('newcomer')
    expect(await emailOf(browser)).toBe('newcomer@member.example')
    const [row] = await server.database.sql(
      "select client_id, role_groups_rec_id from users join user_role_groups on users_rec_id = users.rec_id and user_role_groups.is_active = 1 where email = 'newcomer@member.example' and deleted_at is null",
    )
    expect(row).toEqual({ client_id: companyId, role_groups_rec_id: managers })
  })

  test('needs no invitation', async () => {
    await signIn('newcomer')
    const find = async (State: string) =>
      (await staff('getPeople', { query: { Search: 'newcomer@member.example', State } })).body.Payload as Person[]
    expect(await find('invited')).toEqual([])
    const [person] = await find('active')
    expect(person).toMatchObject({ Email: 'newcomer@member.example', isInvited: false })
    const invited = await staff('inviteUser', { query: { RecId: person!.RecId, origin } })
    expect(refusalOf(invited)).toBe('This user can already sign in and needs no invitation.')
  })

  test.each([
    ['a person without an approved group', 'visitor', 'You have no account here yet.'],
    ['a person of another domain', 'stranger', 'did not confirm an email address at member.example'],
    ['an address that the provider did not verify', 'unverified', 'did not confirm an email address'],
  ] as const)('refuses %s', async (_, login, refusal) => {
    const { answer } = await signIn(login)
    expect(answer.status).toBe(401)
    expect(refusalOf(answer)).toContain(refusal)
  })

  test('refuses a deactivated account', async () => {
    await server.database.sql("update users set is_active = 0 where email = 'manager@member.example'")
    expect((await signIn('manager')).answer.status).toBe(401)
    await server.database.sql("update users set is_active = 1 where email = 'manager@member.example'")
  })

  test('accepts each return once and only with its own state', async () => {
    const browser = openBrowser(server)
    const begin = async () =>
      (await browser.call('startSingleSignOn', { body: { email: 'manager@member.example', origin } })).body.Payload as {
        Url: string
        State: string
      }
    const [one, other] = [await begin(), await begin()]
    const Query = await provider.signIn(one.Url, 'manager')
    const finish = (State: string) => browser.call('finishSingleSignOn', { body: { Query, State } })
    expect((await finish(other.State)).status, 'another state').toBe(401)
    expect((await finish(one.State)).status).toBe(200)
    expect(refusalOf(await finish(one.State))).toContain('was already used')
  })

  test('says that an address has no provider, with or without account', async () => {
    for (const email of ['admin@broker.example', 'nobody@nowhere.example']) {
      const { body } = await server.nobody('startSingleSignOn', { body: { email, origin } })
      expect(body.Error?.ErrorMessage).toContain('Your company does not use single sign-on here')
    }
  })

  test('refuses to send a browser back to another site', async () => {
    const body = { email: 'manager@member.example', origin: 'https://portal.examp1e' }
    expect((await server.nobody('startSingleSignOn', { body })).status).toBe(400)
  })
})

describe('a provider', () => {
  test('without passwords is the only sign-in for its domain', async () => {
    await save({ AllowsPasswords: false })
    const refused = await openBrowser(server).signIn('manager@member.example')
    expect([refused.status, refusalOf(refused)]).toEqual([
      403,
      expect.stringContaining('Your company uses its own sign-in'),
    ])
    expect((await openBrowser(server).signIn('admin@broker.example')).status).toBe(200)
    expect((await signIn('manager')).answer.status).toBe(200)
  })

  test('is refused with an unreachable issuer, foreign role or taken domain', async () => {
    expect(refusalOf(await save({ Issuer: 'http://127.0.0.1:9' }))).toContain('Check the URL')
    expect(refusalOf(await save({ Issuer: 'http://provider.example' })), 'not over plain HTTP').toContain(
      'Check the URL',
    )
    expect(refusalOf(await save({ Roles: [{ value: 'x', RoleGroupsRecId: 11 }] }))).toContain('the company’s own group')
    for (const Domain of ['Not a domain', 'keel', '@keel.example', 'keel.example/portal', 'keel..example'])
      expect(refusalOf(await save({ Domain })), Domain).toBe(
        'Enter the domain part of an email address. For example, keel.example.',
      )
    expect(refusalOf(await save({ Domain: ' Member.Example ' })), 'white space and case do not matter').toBe('')
    expect(refusalOf(await save())).toContain('Another provider already has this domain')
  })

  test('keeps its secret across changes and never returns it', async () => {
    await save()
    const { body, raw } = await staff('getIdentityProviders')
    expect(raw.toString()).not.toContain(provider.clientSecret)
    const [{ RecId } = { RecId: 0 }] = body.Payload as { RecId: number }[]
    const { ClientSecret: _, ...rest } = given({ RecId, GroupsClaim: 'roles' })
    expect(refusalOf(await staff('saveIdentityProvider', { body: rest }))).toBe('')
    expect((await signIn('manager')).answer.status).toBe(200)
    const stored = JSON.stringify(await server.database.sql('select * from identity_providers'))
    expect(stored).not.toContain(provider.clientSecret)
  })

  test('cannot be read, saved or removed by a member', async () => {
    await save()
    const member = await server.as('admin@member.example')
    expect((await member('getIdentityProviders')).status).toBe(403)
    expect((await save({}, member)).status).toBe(403)
    expect((await member('deleteIdentityProvider', { query: { RecId: 1 } })).status).toBe(403)
  })

  test('can be removed, which restores password sign-in', async () => {
    await save({ AllowsPasswords: false })
    await signIn('manager')
    const [{ RecId } = { RecId: 0 }] = (await staff('getIdentityProviders')).body.Payload as { RecId: number }[]
    expect(refusalOf(await staff('deleteIdentityProvider', { query: { RecId } }))).toBe('')
    expect((await openBrowser(server).signIn('manager@member.example')).status).toBe(200)
  })
})
