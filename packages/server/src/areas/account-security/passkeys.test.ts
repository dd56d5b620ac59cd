import type { AccountSecurity } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { openBrowser, type Browser } from '../../../test/browser-caller.ts'
import { SoftwareAuthenticator } from '../../../test/software-authenticator.ts'
import { startTestServer, type Answer, type TestServer } from '../../../test/test-server.ts'

const email = 'manager@member.example'
let server: TestServer
let owner: Browser
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['tries', 'passkeys', 'sign_in_challenges', 'sessions', 'known_devices'])
    await server.database.sql(`delete from ${table}`)
  owner = openBrowser(server)
  await owner.signIn(email)
})

const refusalOf = ({ body }: Answer) => body.Error?.ErrorMessage ?? ''
const optionsOf = ({ body }: Answer) => body.Payload as { challenge: string }
const passkeysOf = async ({ call }: Browser) =>
  ((await call('getAccountSecurity')).body.Payload as AccountSecurity).Passkeys

async function add(authenticator = new SoftwareAuthenticator(), Name = 'My phone') {
  const options = optionsOf(await owner.call('startPasskey'))
  const added = await owner.call('addPasskey', { body: { Name, Response: authenticator.register(options) } })
  return { authenticator, added }
}

async function signIn(authenticator: SoftwareAuthenticator, browser = openBrowser(server)) {
  const options = optionsOf(await browser.call('startPasskeySignIn'))
  const answer = await browser.call('passkeySignIn', { body: { Response: authenticator.answer(options) } })
  if (answer.status === 200) browser.setToken(String(answer.body['access_token']))
  return { answer, browser }
}

describe('a passkey', () => {
  test('signs in without a password or a second step', async () => {
    const { authenticator, added } = await add()
    expect(refusalOf(added)).toBe('')
    const { answer, browser } = await signIn(authenticator)
    expect(answer.status).toBe(200)
    expect(answer.body).not.toHaveProperty('second_step')
    expect((await browser.call('checkAuth')).body.Payload).toMatchObject({ email })
    expect((await server.withToken(browser.token()!)('getPrograms')).status).toBe(401)
    const [passkey] = await passkeysOf(owner)
    expect(passkey).toMatchObject({ Name: 'My phone', UsedAt: expect.stringMatching(/Z$/) })
  })

  test('is one of several, each with a name that can change', async () => {
    await add(new SoftwareAuthenticator(), 'Phone')
    await add(new SoftwareAuthenticator(), 'Laptop')
    const [phone] = await passkeysOf(owner)
    await owner.call('renamePasskey', { body: { RecId: phone?.RecId, Name: ' Old phone ' } })
    expect((await passkeysOf(owner)).map(({ Name }) => Name)).toEqual(['Old phone', 'Laptop'])
  })

  test('cannot sign in once removed, and other sessions end', async () => {
    const { authenticator } = await add()
    const { browser } = await signIn(authenticator)
    const [passkey] = await passkeysOf(owner)
    expect(refusalOf(await owner.call('removePasskey', { query: { RecId: passkey?.RecId } }))).toBe('')
    expect((await browser.call('getPrograms')).status).toBe(401)
    expect((await signIn(authenticator)).answer.status).toBe(401)
    expect((await owner.call('getPrograms')).status, 'the session that removed it').toBe(200)
  })

  test.each([
    ['of another site', () => new SoftwareAuthenticator({ origin: 'https://portal.examp1e', rpId: 'portal.examp1e' })],
    ['without face, fingerprint or PIN', () => Object.assign(new SoftwareAuthenticator(), { isVerified: false })],
  ])('%s is not added', async (_, make) => {
    const { added } = await add(make())
    expect(refusalOf(added)).toBe('The passkey could not be added. Please try again.')
    expect(await passkeysOf(owner)).toEqual([])
  })

  test('is not added for another account’s or a used challenge', async () => {
    const other = openBrowser(server)
    await other.signIn('admin@member.example')
    const authenticator = new SoftwareAuthenticator()
    const Response = authenticator.register(optionsOf(await other.call('startPasskey')))
    expect(refusalOf(await owner.call('addPasskey', { body: { Name: 'x', Response } }))).toContain('could not be added')
    expect(refusalOf(await other.call('addPasskey', { body: { Name: 'x', Response } }))).toBe('')
    expect(refusalOf(await other.call('addPasskey', { body: { Name: 'x', Response } }))).toContain('could not be added')
  })

  test('is not changed or removed by another account', async () => {
    await add()
    const [passkey] = await passkeysOf(owner)
    const other = openBrowser(server)
    await other.signIn('admin@member.example')
    await other.call('renamePasskey', { body: { RecId: passkey?.RecId, Name: 'Mine' } })
    await other.call('removePasskey', { query: { RecId: passkey?.RecId } })
    expect((await passkeysOf(owner)).map(({ Name }) => Name)).toEqual(['My phone'])
  })
})

describe('signing in with a passkey is refused', () => {
  test('for a response that was used before', async () => {
    const { authenticator } = await add()
    const browser = openBrowser(server)
    const Response = authenticator.answer(optionsOf(await browser.call('startPasskeySignIn')))
    expect((await browser.call('passkeySignIn', { body: { Response } })).status).toBe(200)
    expect((await browser.call('passkeySignIn', { body: { Response } })).status).toBe(401)
  })

  test('with the signature of another key', async () => {
    const { authenticator } = await add()
    const impostor = Object.assign(new SoftwareAuthenticator(), { id: authenticator.id })
    expect((await signIn(impostor)).answer.status).toBe(401)
  })

  test('without face, fingerprint or PIN', async () => {
    const { authenticator } = await add()
    authenticator.isVerified = false
    expect((await signIn(authenticator)).answer.status).toBe(401)
  })

  test('when the authenticator’s counter decreased, as with a clone', async () => {
    const { authenticator } = await add()
    await signIn(authenticator)
    await signIn(authenticator)
    authenticator.counter = 0
    expect((await signIn(authenticator)).answer.status).toBe(401)
  })

  test('for an account that was deactivated', async () => {
    const { authenticator } = await add()
    await server.database.sql('update users set is_active = 0 where email = $1', [email])
    expect((await signIn(authenticator)).answer.status).toBe(401)
    await server.database.sql('update users set is_active = 1 where email = $1', [email])
  })
})
