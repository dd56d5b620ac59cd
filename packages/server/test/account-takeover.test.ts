import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { ReportedAnswers, ReportSection, User } from '@captive/api-client/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { migrationsFolder } from '../src/database/database.ts'
import { systemScope } from '../src/database/scope.ts'
import { demoPassword } from '../src/demo/load-demo-data.ts'
import { claimBody, everybodyMayReport, memberCompany, online } from './claim-bodies.ts'
import { newUser } from './new-user.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

const origin = 'https://portal.example'
const memberEmployee = 23
const memberManager = 22
const otherPassword = 'Quarry-lantern-7-harbor'

let server: TestServer
let admin: Caller
let count = 0
beforeAll(async () => {
  server = await startTestServer({ PORTAL_ORIGIN: origin, REPORTS_PER_USER: '100' })
  await server.database.sql(everybodyMayReport)
  admin = await server.as('admin@member.example')
})
beforeEach(() => server.database.sql('delete from tries'))
afterAll(() => server.close())

/** The mails to an address as text, oldest first. */
const mailsTo = async (email: string) =>
  (await server.mails())
    .filter((mail) => mail.includes(`\nTo: ${email}\r\n`))
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
const tokenIn = (mail = '') => new RegExp(`${origin}/(?:setup|reset)/([\\w-]{43})`).exec(mail)?.[1] ?? ''
const setPassword = async (Token: string, Password: string) =>
  (await server.nobody('resetPassword', { query: { Token, Password } })).body.Error
const logOn = (email: string, password = demoPassword, device?: string) =>
  server.nobody('logOn', { body: { username: email, password, grant_type: 'password', ...(device && { device }) } })

const find = async (RecId: number) => (await admin('getUser', { query: { RecId } })).body.Payload as User
async function change(RecId: number, over: Partial<User>, caller = admin) {
  const { roleName: _, isEditable: __, isInvited: ___, lastSignIn: ____, ...fields } = await find(RecId)
  return (await caller('updateUser', { body: { ...fields, ...over } })).body.Error
}

/** A member's employee with a password, who has filed a claim report with a confidential answer. */
async function reporter() {
  const email = `reporter.${++count}@member.example`
  const created = await admin('createUser', { query: { email, origin }, body: newUser(email, memberCompany) })
  const id = created.body.Payload as number
  await admin('createUserRoleGroup', { body: { UsersRecId: id, RoleGroupsRecId: memberEmployee, IsActive: 1 } })
  await setPassword(tokenIn((await mailsTo(email)).at(-1)), demoPassword)
  const { body: signedIn } = await logOn(email)
  const call = server.withToken(String(signedIn['access_token']))
  const body = claimBody('property-fire', 'typed by hand', {
    ...{ c131: 'yes', c132: '1', c133: 'no', c134: 'no' },
    c136: 'A passer-by, a broken ankle',
  })
  const sent = await call('fnolSubmit2', { query: online(), body })
  expect(sent.body.Error?.ErrorStatus, sent.body.Error?.ErrorMessage ?? '').toBe(0)
  return { id, email, call, device: String(signedIn['device']), number: body.confirmationNum }
}

async function reveals(caller: Caller, ConfirmationNum: string): Promise<boolean> {
  const query = { ClientId: memberCompany, ConfirmationNum }
  const read = (await caller('getFNOLAnswers', { query })).body.Payload as ReportedAnswers | null
  const shown = (await caller('revealFNOLAnswers', { query })).body.Payload as ReportSection[] | null
  expect(shown !== null, 'the offer and the answer agree').toBe(read?.mayReveal === true)
  return JSON.stringify(shown).includes('ankle')
}

/** The ways into an account for someone with its session, password and link. */
async function waysInto({ id, call, email }: { id: number; call: Caller; email: string }) {
  const rowsOf = async (table: string) =>
    (await server.database.sql(`select from ${table} where users_rec_id = $1`, [id])).length > 0
  await server.database.sql('delete from tries')
  const [link, device] = [await rowsOf('password_tokens'), await rowsOf('known_devices')]
  const session = (await call('getPrograms')).status === 200
  return { session, link, device, password: (await logOn(email)).status === 200 }
}

test('changing an address and back does not reveal the employee’s data', async () => {
  const victim = await reporter()
  expect(await reveals(victim.call, victim.number)).toBe(true)

  const borrowed = 'borrowed@elsewhere.example'
  expect((await change(victim.id, { Email: borrowed }))?.ErrorStatus).toBe(0)
  const invitation = tokenIn((await mailsTo(borrowed)).at(-1))
  expect((await setPassword(invitation, otherPassword))?.ErrorStatus).toBe(0)
  const taker = server.withToken(String((await logOn(borrowed, otherPassword)).body['access_token']))
  expect(await reveals(taker, victim.number)).toBe(false)
  await server.nobody('forgotPassword', { query: { email: borrowed, origin } })
  const reset = tokenIn((await mailsTo(borrowed)).at(-1))

  expect((await change(victim.id, { Email: victim.email }))?.ErrorStatus).toBe(0)
  expect((await taker('getPrograms')).status, 'the session').toBe(401)
  expect((await logOn(victim.email, otherPassword)).status, 'the password').toBe(401)
  expect((await logOn(borrowed, otherPassword)).status, 'the borrowed address').toBe(401)
  expect((await setPassword(reset, otherPassword))?.ErrorStatus, 'the link').not.toBe(0)

  const back = tokenIn((await mailsTo(victim.email)).at(-1))
  expect((await setPassword(back, demoPassword))?.ErrorStatus).toBe(0)
  const again = await server.as(victim.email)
  expect(await reveals(again, victim.number), 'the right is of the account as it was').toBe(false)
  expect(await reveals(await server.as('staff.admin@demo.example'), victim.number)).toBe(true)
  const entries = await server.database.sql<{ user_email: string }>(
    `select user_email from activity_log where action like '%confidential answers of claim report ${victim.number}' order by rec_id`,
  )
  expect(entries.map(({ user_email }) => user_email)).toEqual([victim.email, 'staff.admin@demo.example'])
})

test('mails both addresses, and the new one a set-up link', async () => {
  const { id, email } = await reporter()
  const [first, second] = [`first.${count}@elsewhere.example`, `second.${count}@elsewhere.example`]
  for (const [former, later] of [
    [email, first],
    [first, second],
    [second, email],
  ] as const) {
    const before = { former: (await mailsTo(former)).length, later: (await mailsTo(later)).length }
    expect((await change(id, { Email: later }))?.ErrorStatus).toBe(0)
    const [notice, ...more] = (await mailsTo(former)).slice(before.former)
    expect(notice).toContain('Subject: The email address of your account changed')
    expect(notice, 'the former address learns nothing of the new one').not.toContain(later)
    expect(tokenIn(notice)).toBe('')
    const [invited, ...others] = (await mailsTo(later)).slice(before.later)
    expect(invited).toContain('Subject: The email address of your account changed')
    expect(invited).not.toContain(former)
    expect([...more, ...others]).toEqual([])
    expect(await find(id)).toMatchObject({ isInvited: true })
    if (later === email) expect((await setPassword(tokenIn(invited), demoPassword))?.ErrorStatus).toBe(0)
  }
  expect((await logOn(email)).status).toBe(200)
})

test('correcting an address moves the invitation to it', async () => {
  const { id, email } = await reporter()
  await change(id, { Email: `typo.${count}@member.example` })
  const lost = tokenIn((await mailsTo(`typo.${count}@member.example`)).at(-1))
  await change(id, { Email: `right.${count}@member.example` })
  expect((await setPassword(lost, otherPassword))?.ErrorStatus).not.toBe(0)
  const found = tokenIn((await mailsTo(`right.${count}@member.example`)).at(-1))
  expect((await setPassword(found, otherPassword))?.ErrorStatus).toBe(0)
  expect((await logOn(`right.${count}@member.example`, otherPassword)).status).toBe(200)
  expect((await logOn(email, otherPassword)).status).toBe(401)
})

test('an inactive account gets no link with its new address', async () => {
  const { id } = await reporter()
  await change(id, { IsActive: 0 })
  const later = `inactive.${count}@member.example`
  await change(id, { Email: later })
  expect(tokenIn((await mailsTo(later)).at(-1))).toBe('')
  await change(id, { IsActive: 1 })
  await server.nobody('forgotPassword', { query: { email: later, origin } })
  expect((await setPassword(tokenIn((await mailsTo(later)).at(-1)), otherPassword))?.ErrorStatus).toBe(0)
})

describe('revocations by account change (docs/decisions/0120)', () => {
  const unrevoked = { session: true, password: true, link: true, device: true, reveals: true }
  type Reporter = Awaited<ReturnType<typeof reporter>>
  const changes: [string, (account: Reporter) => Promise<unknown>, Partial<typeof unrevoked>][] = [
    ['another phone', ({ id }) => change(id, { Phone: '405-328-1001' }), {}],
    ['the same address in capitals', ({ id, email }) => change(id, { Email: email.toUpperCase() }), {}],
    [
      'the role',
      ({ id }) =>
        admin('createUserRoleGroup', { body: { UsersRecId: id, RoleGroupsRecId: memberManager, IsActive: 1 } }),
      { session: false },
    ],
    [
      'inactive and active again',
      async ({ id }) => [await change(id, { IsActive: 0 }), await change(id, { IsActive: 1 })],
      { session: false, link: false, device: false },
    ],
    [
      'the password',
      async ({ email }) => setPassword(tokenIn((await mailsTo(email)).at(-1)), demoPassword),
      { session: false, link: false, device: false },
    ],
    [
      'another address and back',
      async ({ id, email }) => {
        await change(id, { Email: `away.${email}` })
        await change(id, { Email: email })
        // The invitation that follows is the way back; what was there before is counted without it.
        await server.database.sql('delete from password_tokens where users_rec_id = $1', [id])
      },
      { session: false, password: false, link: false, device: false, reveals: false },
    ],
    [
      'deleted, and another user added with its address',
      async ({ id, email }) => {
        await admin('deleteUser', { query: { RecId: id } })
        await server.mails()
        await admin('createUser', { query: { email, origin }, body: newUser(email, memberCompany) })
      },
      { session: false, password: false, link: false, device: false, reveals: false },
    ],
  ]

  test.each(changes)('%s', async (_, make, taken) => {
    const account = await reporter()
    await server.nobody('forgotPassword', { query: { email: account.email, origin } })
    await make(account)
    const { reveals: mayReveal, ...ways } = { ...unrevoked, ...taken }
    expect(await waysInto(account)).toEqual(ways)
    await server.database.sql(
      `insert into passwords select u.rec_id, p.hash from users u, users demo join passwords p on p.users_rec_id = demo.rec_id
       where u.email = $1 and u.deleted_at is null and demo.email = 'admin@member.example'
       on conflict (users_rec_id) do nothing`,
      [account.email],
    )
    await server.database.sql(
      `insert into user_role_groups (role_groups_rec_id, users_rec_id, is_active)
       select ${memberEmployee}, rec_id, 1 from users where email = $1 and deleted_at is null on conflict do nothing`,
      [account.email],
    )
    expect(await reveals(await server.as(account.email), account.number)).toBe(mayReveal)
  })
})

test('changing a user keeps company and right to reveal', async () => {
  const { id, call, number } = await reporter()
  expect((await change(id, { ClientId: 101 }))?.ErrorStatus).not.toBe(0)
  expect(await reveals(call, number)).toBe(true)
})

test('changing one’s own address requires a new password', async () => {
  const email = 'staff.admin@demo.example'
  const self = await server.as(email)
  const [row] = await server.database.sql<{ id: number }>('select rec_id id from users where email = $1', [email])
  const user = (await self('getUser', { query: { RecId: row!.id } })).body.Payload as User
  const { roleName: _, isEditable: __, isInvited: ___, lastSignIn: ____, ...fields } = user
  const later = 'staff.own@demo.example'
  expect((await self('updateUser', { body: { ...fields, Email: later } })).body.Error?.ErrorStatus).toBe(0)
  expect((await self('getPrograms')).status).toBe(401)
  expect((await logOn(later)).status).toBe(401)
  expect((await mailsTo(email)).at(-1)).toContain('Subject: The email address of your account changed')
  expect((await setPassword(tokenIn((await mailsTo(later)).at(-1)), demoPassword))?.ErrorStatus).toBe(0)
  expect((await logOn(later)).status).toBe(200)
})

test('an address changed before identity versions loses access', async () => {
  const [moved, still] = [await reporter(), await reporter()]
  const migration = await readFile(join(migrationsFolder, '0016_identity_version.sql'), 'utf8')
  const [, backfill = ''] = /(update users set identity_version[^;]+;)/.exec(migration) ?? []
  await server.database.sql('alter table users disable trigger counts_identity')
  await server.database.sql(
    `insert into activity_log (users_rec_id, client_id, user_email, action)
     values ($1, ${memberCompany}, 'admin@member.example', $2), ($1, ${memberCompany}, 'admin@member.example', $3)`,
    [
      moved.id,
      `Changed user ${moved.email}, now elsewhere@member.example, now inactive`,
      `Changed user elsewhere@member.example, now ${moved.email}`,
    ],
  )
  await server.database.sql(backfill)
  await server.database.sql('alter table users enable trigger counts_identity')
  expect(await reveals(moved.call, moved.number)).toBe(false)
  expect(await reveals(still.call, still.number)).toBe(true)
})

describe.runIf(process.env['TEST_DATABASE_URL'])('a change of address in the middle of another call', () => {
  /** Changes the address of an account, and starts `call` before the change is committed. */
  async function whileMoving(id: number, email: string, call: () => Promise<unknown>): Promise<void> {
    const made = { ended: false }
    let called: Promise<unknown> = Promise.resolve()
    await server.database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`update users set email = ${email} where rec_id = ${id}`)
      await tx.execute(sql`delete from password_tokens where users_rec_id = ${id}`)
      await tx.execute(sql`delete from passwords where users_rec_id = ${id}`)
      called = call().finally(() => (made.ended = true))
      const isWaiting = async () =>
        (
          await server.database.sql(
            `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
        ).length > 0
      while (!made.ended && !(await isWaiting()));
    })
    await called
  }
  const rowsOf = (table: string, id: number) =>
    server.database.sql(`select from ${table} where users_rec_id = $1`, [id])

  test('creates no reset link for the former address', async () => {
    const { id, email } = await reporter()
    await whileMoving(id, `moved.${email}`, () => server.nobody('forgotPassword', { query: { email, origin } }))
    expect(await rowsOf('password_tokens', id)).toEqual([])
  })

  test('starts no session with the former password', async () => {
    const { id, email } = await reporter()
    await server.database.sql('delete from sessions where users_rec_id = $1', [id])
    await whileMoving(id, `moved.${email}`, () => logOn(email))
    expect(await rowsOf('sessions', id)).toEqual([])
  })

  test('accepts no earlier link for a password', async () => {
    const { id, email } = await reporter()
    await server.nobody('forgotPassword', { query: { email, origin } })
    const token = tokenIn((await mailsTo(email)).at(-1))
    await whileMoving(id, `moved.${email}`, () => setPassword(token, otherPassword))
    expect(await rowsOf('passwords', id)).toEqual([])
  })
})
