import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { demoPassword } from '../../demo/load-demo-data.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { cleanUp } from '../../operation/background-work.ts'

const origin = 'https://portal.example'
const email = 'manager@member.example'
let server: TestServer
beforeAll(async () => void (server = await startTestServer({ PORTAL_ORIGIN: origin })))
afterAll(() => server.close())
beforeEach(() => server.database.sql('delete from tries'))

const signIn = (username: string, device?: string, password = demoPassword) =>
  server.nobody('logOn', { body: { username, password, grant_type: 'password', ...(device && { device }) } })

/** The server's description of a device on which an account signs in for the first time. */
async function newDevice(username = email): Promise<string> {
  const { body } = await signIn(username)
  return String(body['device'])
}

async function guess(times: number, device?: string): Promise<number[]> {
  const statuses = []
  for (let count = 0; count < times; count++) statuses.push((await signIn(email, device, 'Wrong-password-1')).status)
  return statuses
}

test('wrong guesses elsewhere do not lock a known device out', async () => {
  const device = await newDevice()
  expect((await guess(11)).at(-1)).toBe(429)
  expect((await signIn(email)).status, 'elsewhere even the right password waits').toBe(429)
  await server.database.sql("update tries set count = 100 where key like 'signInAddress%'")
  const { status, body } = await signIn(email, device)
  expect(status).toBe(200)
  expect(body, 'it is known already').not.toHaveProperty('device')
  expect((await signIn(email)).status, 'which clears nothing for the others').toBe(429)
})

test('a known device has its own ten guesses', async () => {
  const device = await newDevice()
  expect(await guess(11, device)).toEqual([...Array<number>(10).fill(401), 429])
  expect((await signIn(email, device)).status).toBe(429)
  expect((await signIn(email)).status).toBe(200)
  await server.database.sql("update tries set window_ends_at = now() - interval '1 second'")
  expect((await guess(9, device)).at(-1)).toBe(401)
  expect((await signIn(email, device)).status).toBe(200)
  expect((await guess(10, device)).at(-1), 'a success gives the whole allowance back').toBe(401)
})

test('a device token is valid for its own account only', async () => {
  const another = await newDevice('admin@member.example')
  await guess(10)
  expect((await signIn(email, another)).status).toBe(429)
  expect((await signIn(email, 'A'.repeat(43))).status).toBe(429)
})

test('stores only a hash of the device token', async () => {
  const device = await newDevice()
  const rows = await server.database.sql('select * from known_devices')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(device)
  expect(server.log()).not.toContain(device)
})

test('a device is forgotten 90 days after its last sign-in', async () => {
  const device = await newDevice()
  const age = (days: number) =>
    server.database.sql(`update known_devices set expires_at = expires_at - interval '${days} days'`)
  await age(89)
  expect((await signIn(email, device)).body, 'a sign-in restarts the period').not.toHaveProperty('device')
  await age(89)
  expect((await signIn(email, device)).body).not.toHaveProperty('device')
  await age(91)
  expect((await signIn(email, device)).body).toHaveProperty('device')
  await cleanUp(server.app.dependencies)
  expect(await server.database.sql('select from known_devices where expires_at < now()')).toEqual([])
})

test('a new password ends known devices and resets the limits', async () => {
  const device = await newDevice()
  await server.nobody('forgotPassword', { query: { email, origin } })
  const mail = (await server.mails()).at(-1)?.replace(/=\r\n/g, '') ?? ''
  const Token = /\/reset\/([\w-]{43})/.exec(mail)?.[1] ?? ''
  await guess(10)
  const Password = 'Lantern-of-oak-and-rain-4'
  expect((await server.nobody('resetPassword', { query: { Token, Password } })).body.Error?.ErrorStatus).toBe(0)
  const { status, body } = await signIn(email, device, Password)
  expect(status).toBe(200)
  expect(body, 'the device is a new one').toHaveProperty('device')
  await server.database.sql(
    'update passwords set hash = (select hash from passwords p join users on rec_id = p.users_rec_id where email = $1) where users_rec_id = (select rec_id from users where email = $2)',
    ['admin@member.example', email],
  )
})

test('deactivation and a new email address end a known device', async () => {
  const administrator = await server.as('staff.admin@demo.example')
  const user = (await administrator('getUserByEmail', { query: { email } })).body.Payload as object
  const change = async (fields: object) => {
    const { body } = await administrator('updateUser', { body: { ...user, ...fields } })
    expect(body.Error?.ErrorMessage).toBeNull()
  }
  const setPassword = async () => {
    const mails = (await server.mails()).map((mail) => mail.replace(/=\r\n/g, ''))
    const invitation = mails.findLast((mail) => mail.includes(`\nTo: ${email}\r\n`) && mail.includes('/setup/'))
    const Token = /\/setup\/([\w-]{43})/.exec(invitation ?? '')?.[1] ?? ''
    await server.nobody('resetPassword', { query: { Token, Password: demoPassword } })
  }
  for (const fields of [{ IsActive: 0 }, { Email: 'mia@member.example' }]) {
    const device = await newDevice()
    await change(fields)
    await change({})
    if ('Email' in fields) await setPassword()
    expect((await signIn(email, device)).body).toHaveProperty('device')
  }
})
