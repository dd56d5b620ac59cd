import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { desk } from './harness/browser.ts'
import { test } from './harness/fixtures.ts'
import { tabTo } from './harness/keyboard.ts'
import { signIn, startSession } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'
import { pageVisitor } from './harness/visit-pages.ts'

const pages = [
  '/',
  '/insurance',
  '/insurance/policy-library',
  '/insurance/financial-&-profitability',
  '/risk-management',
  '/Claims',
  '/communication',
  '/footer/contact-us',
  '/footer/privacy-policy',
  '/footer/live-chat',
  '/report-claim',
]

test('[SHL-011] [SHL-023] [SHL-025] [SHL-026] every page has one heading, a unique title, and passes axe', async ({
  page,
}) => {
  await startSession(page, 'admin@member.example')
  const titles = new Set<string>()
  for (const path of pages) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await heading.first().waitFor()
    expect(await heading.count(), path).toBe(1)
    expect(await page.title(), path).toBe(`${await heading.innerText()} – Member Portal`)
    titles.add(await page.title())
    await expectAccessible(page, path)
  }
  expect(titles.size, 'titles of their own').toBe(pages.length)
})

test('[SHL-018] every page fits a phone', async ({ phonePage: page }) => {
  await startSession(page, 'admin@member.example')
  for (const path of pages) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expectFitsPhone(page, path)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await expectAccessible(page, 'mobile menu')
  await menu.getByRole('link', { name: 'Policy Library' }).click()
  await page.waitForURL('**/insurance/policy-library')
  await menu.waitFor({ state: 'hidden' })
})

test('every page passes axe in dark mode', async ({ openContext }) => {
  const page = await (await openContext({ ...desk, colorScheme: 'dark' })).newPage()
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page, 'landing in the dark')
  await startSession(page, 'admin@member.example')
  for (const path of ['/', '/insurance', '/report-claim', '/report-claim/online-claim', '/report-claim/email-claim']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expectAccessible(page, `${path} in the dark`)
  }
})

test('[GEN-010] [GEN-011] [GEN-012] [GEN-013] [GEN-014] unknown paths redirect to the start page', async ({ page }) => {
  await startSession(page, 'admin@member.example')
  for (const path of [
    '/nothing',
    '/insurance/nothing',
    '/risk-management/x',
    '/communication/x',
    '/insurance/member-kiosk/x',
  ]) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/')
  }
})

test('[GEN-015] [GEN-016] paths ignore case and decode %26 as &', async ({ page }) => {
  await startSession(page, 'admin@member.example')
  await page.goto('/INSURANCE/Policy-Library')
  await page.getByRole('heading', { level: 1, name: 'Policy Library' }).waitFor()
  await page.goto('/insurance/financial-%26-profitability')
  await page.getByRole('heading', { level: 1, name: 'Financial & Profitability' }).waitFor()
})

test('[PRM-004] [PRM-005] [PRM-084] disables an entry without its code and blocks its page', async ({ page }) => {
  const visitor = pageVisitor(page)
  await signIn(page, 'manager@prospect.example')
  await visitor.waitUntilIdle() // content that loads late would move the footer away from the pointer
  const report = page.getByRole('contentinfo').getByText('Report Claim')
  await report.hover()
  await page.getByText('You do not have permission to access to this element.').first().waitFor()
  await expectAccessible(page, 'a tooltip')
  await page.goto('/report-claim')
  await page.waitForURL((url) => url.pathname === '/')
})

test('[SHL-016] the sidebar stays collapsed after a reload', async ({ page }) => {
  await signIn(page, 'admin@member.example')
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await page.getByRole('link', { name: 'Policy Library' }).first().waitFor()
})

test('[SHL-001] the first Tab stop skips to the content', async ({ page }) => {
  await startSession(page, 'admin@member.example')
  await page.goto('/insurance')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const skip = page.getByRole('link', { name: /skip/i })
  await tabTo(page, skip, { maxPresses: 1 })
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})
