import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { revokedBy, type AccountChange } from '../src/credentials/revoke.ts'
import { hashPassword } from '../src/credentials/password.ts'
import { demoPassword } from '../src/demo/load-demo-data.ts'
import { Secret, TOTP } from 'otpauth'
import { openBrowser, type Browser } from './browser-caller.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

const email = 'employee@member.example'
const renamed = 'other.person@member.example'
const columns = [
  'password',
  'passkeys',
  'app',
  'codes',
  'singleSignOn',
  'sessions',
  'links',
  'devices',
  'challenges',
] as const
type Column = (typeof columns)[number]

/** What is left of everything that an account has, after each change (decision 198): + stays, - ends. */
const expected: Record<AccountChange, string> = {
  //                            password, passkeys, app, codes, single sign-on, sessions, links, devices, challenges
  'new email address': '---------',
  deletion: '---------',
  deactivation: '+++++----',
  'other role': '+++++-+++',
  'new password': '+++++----',
  'new invitation': '++++++-++',
  'new passkey': '+++++++++',
  'removed passkey': '+++++-+--',
  'new authenticator app': '+++++-+-+',
  'removed authenticator app': '++--+-+-+',
  'reset second factor': '+---+-+--',
  'new recovery codes': '+++++++++',
  'signed out everywhere': '+++++-+-+',
}

let server: TestServer
let admin: Caller
let userId: number
let companyId: number
/** The session that makes the account's own changes; it is not counted. */
let own: Browser
const authenticator = new SoftwareAuthenticator()
let appSecret: string
beforeAll(async () => {
  server = await startTestServer({ PORTAL_ORIGIN: 'http://localhost:4000' })
  await server.database.sql(
    "insert into identity_providers (client_id, domain, issuer, client_identifier, sealed_client_secret, groups_claim, roles, allows_passwords) select client_id, 'p.example', 'x', 'x', 'x', 'x', '[]', true from clients limit 1",
  )
})
afterAll(() => server.close())

const one = async <T>(query: string, values: unknown[] = []) =>
  (await server.database.sql<{ value: T }>(query, values))[0]!.value
const body = async () => {
  const { RecId, FirstName, LastName, Phone, AddressLine1, City, State, ZipCode } = (
    await admin('getUser', { query: { RecId: userId } })
  ).body.Payload as Record<string, unknown>
  return { RecId, FirstName, LastName, Phone, AddressLine1, City, State, ZipCode, ClientId: companyId }
}

/** Gives the account everything: each row of the table of credentials. */
async function equip(): Promise<void> {
  await server.database.sql('delete from tries')
  admin = await server.as('staff.admin@demo.example')
  await server.database.sql(
    "update users set email = 'gone-' || rec_id || '@member.example', deleted_at = now() where email in ($1, $2)",
    [email, renamed],
  )
  companyId = await one("select client_id as value from users where email = 'admin@member.example'")
  userId = await one(
    "insert into users (first_name, last_name, email, phone, address_line1, city, state, zip_code, is_active, client_id) values ('Robin', 'Keel', $1, '(312) 555-0147', '1 Main St', 'Tulsa', 'OK', '74103', 1, $2) returning rec_id as value",
    [email, companyId],
  )
  await server.database.sql(
    'insert into user_role_groups (role_groups_rec_id, users_rec_id, is_active) values (23, $1, 1)',
    [userId],
  )
  await server.database.sql('insert into passwords (users_rec_id, hash) values ($1, $2)', [userId, await hash()])
  own = openBrowser(server)
  await own.signIn(email)
  const { challenge } = (await own.call('startPasskey')).body.Payload as { challenge: string }
  await server.database.sql('delete from passkeys')
  await own.call('addPasskey', { body: { Name: 'Phone', Response: authenticator.register({ challenge }) } })
  const started = (await own.call('startAuthenticatorApp')).body.Payload as { Secret: string }
  appSecret = started.Secret
  await own.call('confirmAuthenticatorApp', { body: { Code: codeOf(-1) } })
  for (const statement of [
    "insert into sessions (token_hash, users_rec_id, user_role_groups_rec_id, idle_seconds, expires_at) select 'session-' || $1, $1, rec_id, 1000, now() + interval '1 hour' from user_role_groups where users_rec_id = $1",
    "insert into known_devices (token_hash, users_rec_id, expires_at) values ('device-' || $1, $1, now() + interval '1 day')",
    "insert into password_tokens (token_hash, users_rec_id, expires_at) values ('link-' || $1, $1, now() + interval '1 day')",
    "insert into sign_in_challenges (hash, users_rec_id, expires_at) values ('challenge-' || $1, $1, now() + interval '1 day')",
    "insert into provider_accounts (users_rec_id, identity_providers_rec_id, subject) select $1, min(rec_id), 'subject-' || $1 from identity_providers",
  ])
    await server.database.sql(statement.replaceAll('|| $1', '|| $1::text').replaceAll(/\$1(?!:)/g, '$1::integer'), [
      userId,
    ])
}

let hashed: string | undefined
const hash = async () => (hashed ??= await hashPassword(demoPassword))
const codeOf = (steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(appSecret) }).generate({ timestamp: Date.now() + steps * 30_000 })

const left: Record<Column, string> = {
  password: 'select 1 from passwords where users_rec_id = $1',
  passkeys: 'select 1 from passkeys where users_rec_id = $1',
  app: 'select 1 from authenticator_apps where users_rec_id = $1',
  codes: 'select 1 from recovery_codes where users_rec_id = $1',
  singleSignOn: 'select 1 from provider_accounts where users_rec_id = $1',
  sessions: "select 1 from sessions where users_rec_id = $1 and token_hash like 'session-%'",
  links: "select 1 from password_tokens where users_rec_id = $1 and token_hash like 'link-%'",
  devices: "select 1 from known_devices where users_rec_id = $1 and token_hash like 'device-%'",
  challenges: "select 1 from sign_in_challenges where users_rec_id = $1 and hash like 'challenge-%'",
}

const changes: Record<
  AccountChange,
  () => Promise<{ status: number; body: { Error?: { ErrorMessage: string | null } } }>
> = {
  'new email address': async () => admin('updateUser', { body: { ...(await body()), Email: renamed, IsActive: 1 } }),
  deletion: () => admin('deleteUser', { query: { RecId: userId } }),
  deactivation: async () => admin('updateUser', { body: { ...(await body()), Email: email, IsActive: 0 } }),
  'other role': () => admin('createUserRoleGroup', { body: { UsersRecId: userId, RoleGroupsRecId: 22, IsActive: 1 } }),
  'new password': async () => {
    await server.nobody('forgotPassword', { query: { email, origin: 'http://localhost:4000' } })
    const link = /reset\/([\w-]{43})/.exec(
      (await server.mails())
        .filter((mail) => mail.includes(email))
        .at(-1)!
        .replaceAll(/=\r?\n/g, ''),
    )
    return server.nobody('resetPassword', { query: { Token: link?.[1] ?? '', Password: 'Quarry-lantern-82-tulip' } })
  },
  'new invitation': async () => {
    // Only a user who cannot sign in is invited, so the other ways to sign in belong to someone else meanwhile.
    const other = await one<number>('select rec_id as value from users where rec_id <> $1 limit 1', [userId])
    const giveTo = async (from: number, to: number) => {
      await server.database.sql('update passkeys set users_rec_id = $2 where users_rec_id = $1', [from, to])
      await server.database.sql('update provider_accounts set users_rec_id = $2 where users_rec_id = $1', [from, to])
    }
    await server.database.sql('delete from passwords where users_rec_id = $1', [userId])
    await giveTo(userId, other)
    const answer = await admin('inviteUser', { query: { RecId: userId, origin: 'http://localhost:4000' } })
    await giveTo(other, userId)
    await server.database.sql('insert into passwords (users_rec_id, hash) values ($1, $2)', [userId, await hash()])
    return answer
  },
  'new passkey': async () => {
    const { challenge } = (await own.call('startPasskey')).body.Payload as { challenge: string }
    const Response = new SoftwareAuthenticator().register({ challenge })
    return own.call('addPasskey', { body: { Name: 'Laptop', Response } })
  },
  'removed passkey': async () => {
    const { challenge } = (await own.call('startPasskey')).body.Payload as { challenge: string }
    await own.call('addPasskey', {
      body: { Name: 'Old', Response: new SoftwareAuthenticator().register({ challenge }) },
    })
    const RecId = await one<number>("select rec_id as value from passkeys where name = 'Old'")
    return own.call('removePasskey', { query: { RecId } })
  },
  'new authenticator app': async () => {
    await server.database.sql('delete from authenticator_apps where users_rec_id = $1', [userId])
    appSecret = ((await own.call('startAuthenticatorApp')).body.Payload as { Secret: string }).Secret
    return own.call('confirmAuthenticatorApp', { body: { Code: codeOf() } })
  },
  'removed authenticator app': () => own.call('removeAuthenticatorApp', { body: { Code: codeOf() } }),
  'reset second factor': () => admin('resetSecondFactor', { query: { UsersRecId: userId } }),
  'new recovery codes': () => own.call('makeRecoveryCodes'),
  'signed out everywhere': () => own.call('endOtherSessions'),
}

beforeEach(equip)

test.each(Object.keys(expected) as AccountChange[])('%s revokes exactly the dependent credentials', async (change) => {
  const answer = await changes[change]()
  expect([answer.status, answer.body.Error?.ErrorMessage ?? '']).toEqual([200, ''])
  const found = await Promise.all(
    columns.map(async (column) => ((await server.database.sql(left[column], [userId])).length > 0 ? '+' : '-')),
  )
  expect(found.join('')).toBe(expected[change])
})

test('every change is in the table', () => {
  expect(Object.keys(expected).toSorted()).toEqual(Object.keys(revokedBy).toSorted())
})
