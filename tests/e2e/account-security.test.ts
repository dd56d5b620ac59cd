import type { BrowserContext, Page } from 'playwright-core'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'

import { startIdentityProvider } from '../../packages/server/test/identity-provider.ts'
import { expectAccessible } from './harness/accessible.ts'
import { test } from './harness/fixtures.ts'
import { waitForMail } from './harness/mail.ts'
import { demoPassword, logIn, signIn } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

const person = { name: 'quentin.abara@cedarridgefreightlines.example' }
const member = 'manager@member.example'

/** A device with a fingerprint reader on which the person always confirms. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' })

const openSecurity = async (page: Page) => {
  await page.goto('/settings/security')
  await page.getByRole('heading', { level: 1, name: 'Sign-in and security' }).waitFor()
}

test('a member adds a passkey and signs in with it', async ({ phonePage: page }) => {
  await addAuthenticator(page)
  await page.goto('/login')
  await page.getByLabel('Email').fill(member)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Sign in faster next time' }).waitFor()
  await expectAccessible(page, 'passkey offer')
  await expectFitsPhone(page, 'passkey offer')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('button', { name: 'Log Out' }).waitFor()

  await openSecurity(page)
  await page.getByText('This device', { exact: true }).first().waitFor()
  await expectAccessible(page, 'security')
  await expectFitsPhone(page, 'security')
  await page.getByRole('button', { name: 'Rename This device' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Roadside phone')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Remove Roadside phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No passkeys yet.').waitFor()
})

/** Reads the secret on the setup page of an authenticator app, and returns a function that computes its codes. */
async function appOn(page: Page): Promise<(steps?: number) => string> {
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const secret = (await page.locator('code').first().textContent()) ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
}

test('a member signs in with a code of an authenticator app', async ({ page, portal }) => {
  await signIn(page, 'employee@member.example')
  await openSecurity(page)
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const codeOf = await appOn(page)
  await expectAccessible(page, 'set up an app')
  await codeField(page).fill(codeOf(-1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'I have saved the codes' }).waitFor()
  const recoveryCode = await page.getByRole('listitem').locator('code').first().textContent()
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
  await page.getByText('10 recovery codes left').waitFor()
  await waitForMail(portal.dataDir, (mail) => mail.includes('An authenticator app was added'))

  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.goto('/login')
  await page.getByLabel('Email').fill('employee@member.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await expectAccessible(page, 'second step')
  await codeField(page).fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText('This code is incorrect.').waitFor()
  await codeField(page).fill(recoveryCode ?? '')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Log Out' }).waitFor()

  await openSecurity(page)
  await page.getByText('9 recovery codes left').waitFor()
  await page.getByRole('button', { name: 'Remove the app' }).click()
  await codeField(page).fill(codeOf())
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the app' }).click()
  await page.getByRole('button', { name: 'Set up an app' }).waitFor()
})

test('staff who need a second step set it up to sign in', async ({ startPortal, openContext }) => {
  const portal = await startPortal({ env: { SECOND_STEP_GROUPS: 'staff' } })
  const page = await (await openContext({ baseURL: portal.origin })).newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill('staff.admin@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Set up a second step' }).waitFor()
  const codeOf = await appOn(page)
  await codeField(page).fill(codeOf())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
  await expectAccessible(page, 'recovery codes')
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
  await page.waitForURL('**/select-company')
})

test('a user sees the sessions and signs out another device', async ({ openContext }) => {
  const [desk, other] = await Promise.all([openContext(), openContext()])
  const [page, elsewhere] = await Promise.all([desk.newPage(), other.newPage()])
  await signIn(elsewhere, 'admin@broker.example')
  await signIn(page, 'admin@broker.example')
  await page.getByRole('link', { name: 'Security' }).click()
  const table = page.getByRole('table', { name: 'Where you are signed in' })
  await table.getByText('This device').waitFor()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByText('All other devices were signed out.').waitFor()
  expect(await table.getByRole('button', { name: /^Sign out/ }).count()).toBe(0)
  await elsewhere.goto('/settings/security')
  await elsewhere.getByRole('link', { name: 'Login' }).waitFor()
})

test('a stolen token opens nothing in another browser', async ({ page, openContext }) => {
  await signIn(page, member)
  const token = await page.evaluate(() => sessionStorage.getItem('member-portal.token'))
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
    ['portal-browser', true, 'Strict'],
  ])
  const thief = await (await openContext()).newPage()
  await thief.goto('/login')
  await thief.evaluate((value) => sessionStorage.setItem('member-portal.token', value), token!)
  await thief.goto('/')
  await thief.getByRole('link', { name: 'Login' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Log Out' }).waitFor()
})

/** Fills in the provider's own pages. */
async function signInAtProvider(page: Page, login: string): Promise<void> {
  await page.locator('input[name="login"]').fill(login)
  await page.locator('input[name="password"]').fill('any')
  await page.locator('button[type="submit"]').click()
  await page.locator('button[type="submit"]').click() // consents
}

test('staff set up single sign-on and a user signs in', async ({ portal, page, openContext, troubles }) => {
  const provider = await startIdentityProvider(
    { quentin: { email: person.name, groups: ['portal-users'] } },
    portal.origin,
  )
  try {
    await signIn(page, 'staff.admin@demo.example')
    await page.goto('/settings/single-sign-on')
    await page.getByRole('button', { name: 'Add a provider' }).click()
    await page.getByLabel('Company', { exact: true }).selectOption({ label: 'Cedar Ridge Freight Lines' })
    await page.getByLabel('Email domain').fill('cedarridgefreightlines.example')
    await page.getByLabel('Issuer').fill(provider.issuer)
    await page.getByLabel('Client ID').fill(provider.clientId)
    await page.getByLabel('Client secret').fill(provider.clientSecret)
    await page.getByLabel('Provider group for Employee').fill('portal-users')
    await expectAccessible(page, 'add a provider')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('table', { name: 'Providers' }).getByText('Cedar Ridge Freight Lines').waitFor()
    await expectAccessible(page, 'providers')

    const context: BrowserContext = await openContext()
    const newcomer = await context.newPage()
    await newcomer.goto('/login')
    await newcomer.getByLabel('Email').fill(person.name)
    await newcomer.getByRole('button', { name: 'Sign in with your company account' }).click()
    await signInAtProvider(newcomer, 'quentin')
    await newcomer.getByRole('button', { name: 'Log Out' }).waitFor()
    expect(new URL(newcomer.url()).pathname).toBe('/')
    await newcomer.getByText(/^Welcome, /).waitFor()
  } finally {
    await page.getByRole('button', { name: /^Remove cedar/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('The provider was removed.').waitFor()
    await provider.close()
    // Errors of the provider's page, which loads a font from another host.
    const ofProvider = [provider.issuer, 'https://fonts.googleapis.com', 'net::ERR_NAME_NOT_RESOLVED']
    troubles.splice(0, Infinity, ...troubles.filter((trouble) => !ofProvider.some((part) => trouble.includes(part))))
  }
})

test('single sign-on explains a missing provider and keeps the typed address', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with your company account' }).click()
  await page.getByText('Enter your email address first').waitFor()
  await page.getByLabel('Email').fill('admin@broker.example')
  await page.getByRole('button', { name: 'Sign in with your company account' }).click()
  await page.getByText('Your company does not use single sign-on here. Sign in with your password.').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('admin@broker.example')
  await logIn(page, 'admin@broker.example')
})
