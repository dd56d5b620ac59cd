import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { sessionHeaders } from './harness/call.ts'
import { test } from './harness/fixtures.ts'
import { waitForMail } from './harness/mail.ts'
import { forgetful, demoPassword, signIn } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

test('[AUT-001] [AUT-002] [AUT-003] a visitor sees the tagline and continues to login', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /technology and risk management/i }).waitFor()
  await expectAccessible(page, 'landing')
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  await expectAccessible(page, 'login')
})

test('[AUT-008] a wrong password shows an error and keeps the address', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('admin@member.example')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByText('Invalid Username or Password').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('admin@member.example')
  await expectAccessible(page, 'login refused')
})

test('[AUT-009] [SES-013] [SES-015] staff choose a company before anything else', async ({ page }) => {
  await signIn(page, 'staff.employee@demo.example')
  await page.waitForURL('**/select-company')
  await page.goto('/insurance')
  await page.waitForURL('**/select-company')
})

test('[AUT-009] [SES-016] a member starts with their own company', async ({ page }) => {
  await signIn(page, 'manager@member.example')
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('button', { name: /^Settings, / }).waitFor()
})

test('[SES-001] a reload during the session check keeps a person signed in', async ({ page }) => {
  await signIn(page, 'manager@member.example')
  for (let delay = 0; delay < 300; delay += 15) {
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForTimeout(delay)
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Log Out' }).waitFor()
})

test('[SES-019] [SES-020] [AUT-028] log out opens the landing page and revokes the token', async ({ page, portal }) => {
  await signIn(page, 'employee@member.example')
  const headers = await sessionHeaders(page)
  const clients = () => fetch(`${portal.origin}/api/getClients`, { headers })
  expect((await clients()).status).toBe(200)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByRole('link', { name: 'Login' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.evaluate(() => sessionStorage.getItem('member-portal.token'))).toBeNull()
  expect((await clients()).status).toBe(401)
})

test('[AUT-010] [AUT-013] [AUT-017] [AUT-024] [AUT-026] [AUT-027] resets a forgotten password once by mail', async ({
  page,
  portal,
}) => {
  const email = forgetful
  const password = 'Quiet-harbour-lamp-71'
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await page.getByRole('heading', { level: 1, name: 'Forgot Password' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page
    .getByText('Please check your email for further instructions on how to reset your password.', { exact: true })
    .waitFor()
  await page.getByText('Password Reset Request Sent', { exact: true }).waitFor()
  await expectAccessible(page, 'forgot, sent')

  const path = await mailedPath(portal, email)
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: 'Reset Password' }).waitFor()
  await page.getByLabel(/^New password/).fill(password)
  await page.getByLabel(/^Confirm password/).fill(password)
  await expectAccessible(page, 'reset')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByRole('main').getByText('Password reset successfully', { exact: true }).waitFor()
  await page
    .getByRole('link', { name: 'Okay' })
    .or(page.getByRole('button', { name: 'Okay' }))
    .click()
  await page.waitForURL('**/login')
  await signIn(page, email, password)

  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByRole('link', { name: 'Login' }).waitFor()
  await page.goto(path)
  await page.getByText('This link has expired', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Request a new link' }).waitFor()
})

test('[AUT-018] [AUT-020] the set-up page reads Set Password and requires two equal passwords', async ({
  page,
  portal,
}) => {
  const email = 'manager@prospect.example'
  await page.goto('/forgot')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  const path = await mailedPath(portal, email)
  await page.goto(path.replace('/reset/', '/setup/'))
  await page.getByRole('heading', { level: 1, name: 'Set Password' }).waitFor()
  const button = page.getByRole('button', { name: 'Set Password' })
  const isDisabled = () => button.getAttribute('aria-disabled')
  expect(await isDisabled()).toBe('true')
  await page.getByLabel(/^New password/).fill(demoPassword)
  await page.getByLabel(/^Confirm password/).fill(demoPassword)
  await expect.poll(isDisabled).toBe('false')
  await page.getByLabel(/^Confirm password/).fill(`${demoPassword}!`)
  await expect.poll(isDisabled).toBe('true')
})

test('[SHL-018] the logged-out pages fit a phone', async ({ phonePage: page }) => {
  for (const path of ['/', '/login', '/forgot', '/reset/some-token', '/setup/some-token']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectFitsPhone(page, path)
    await expectAccessible(page, `${path} on a phone`)
  }
})

/** The path in the mailed link for choosing a password. */
async function mailedPath({ dataDir }: { dataDir: string }, email: string): Promise<string> {
  const mail = await waitForMail(dataDir, (text) => text.includes(email) && text.includes('/reset/'))
  return new URL(/https?:\/\/[^\s"<]+\/reset\/[\w-]+/.exec(mail)?.[0] ?? '').pathname
}

/** The keys of web storage, the databases and the cookies that the browser still stores for this origin. */
const leftIn = (page: Page) =>
  page.evaluate(async () => ({
    tab: Object.keys(sessionStorage),
    browser: Object.keys(localStorage).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
  }))

/** The scroll positions of pages, which the router stores. */
const scrollPositions = 'tsr-scroll-restoration-v1_3'

for (const keepSignedIn of [false, true])
  test(`log out removes the user’s data${keepSignedIn ? ' except the known device' : ''}`, async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('manager@member.example')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    if (keepSignedIn) await page.getByLabel('Keep me signed in').check()
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await page.goto('/insurance/governance/organization/meetings')
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('member-portal.visit.')))
    await page.goto('/report-claim/online-claim')
    await page.getByRole('radio', { name: 'Auto' }).first().waitFor()
    await page.goto('/footer/contact-us')
    await page.locator('textarea').fill('Please call me about the')
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.includes('.form.contact')))
    await page.locator('textarea').pressSequentially(' claim') // not stored yet, because typing is debounced
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.getByRole('button', { name: 'OK' }).click()
    await page.getByRole('link', { name: 'Login' }).waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
    await page.reload()
    await page.getByRole('link', { name: 'Login' }).waitFor()
    expect(await leftIn(page)).toEqual({
      tab: [scrollPositions],
      browser: [...(keepSignedIn ? ['member-portal.device'] : []), 'member-portal.sidebar-collapsed'],
      databases: [],
      cookies: '',
    })
    const positions = await page.evaluate(
      (key) => Object.keys(JSON.parse(sessionStorage.getItem(key) ?? '{}')),
      scrollPositions,
    )
    expect(positions.join(' '), 'no address of a page').not.toMatch(/[/?]/)
  })
