import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { launchBrowserWithViewer } from './harness/browser.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

const pages = [
  '/insurance/governance',
  '/insurance/governance/organization/meetings',
  '/insurance/governance/membership/membership-directory',
  '/insurance/governance/membership/member-references',
  '/insurance/governance/membership/officer-&-committee-slate',
  '/insurance/policy-library',
  '/insurance/member-kiosk',
  '/insurance/program-information',
  '/insurance/premium-payment-&-collateral',
]

const testWithViewer = test.extend('browser', async ({}, { onCleanup }) => {
  const browser = await launchBrowserWithViewer()
  onCleanup(() => browser.close())
  return browser
})

testWithViewer(
  '[DOC-001] [DOC-002] [DOC-003] a document is read in a tab of its own, and taken along under its name',
  async ({ page }) => {
    await startSession(page, 'admin@member.example')
    await page.goto('/insurance/governance/organization/meetings')
    const view = page.getByRole('button', { name: /^View Agendas .* in a new tab$/ }).first()
    const [tab] = await Promise.all([page.context().waitForEvent('page'), view.click()])
    await tab.waitForURL(/^blob:/)
    expect(await tab.evaluate(() => document.contentType)).toBe('application/pdf')
    await tab.close()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Download Agendas / })
        .first()
        .click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Agendas Q\d \d{4}\.pdf$/)
  },
)

test('cancels a slow document and closes its tab', async ({ page }) => {
  await startSession(page, 'admin@member.example')
  await page.route('**/api/DocumentDownload*', () => undefined) // never responds
  await page.goto('/insurance/governance/organization/meetings')
  const view = page.getByRole('button', { name: /^View Agendas / }).first()
  const [tab] = await Promise.all([page.context().waitForEvent('page'), view.click()])
  expect(await tab.locator('body').innerText()).toMatch(/^Loading Agendas /)
  const closed = tab.waitForEvent('close')
  await page
    .getByRole('button', { name: /^Stop Agendas / })
    .first()
    .click()
  await closed
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('documents, policies and accounts fit a phone and pass axe', async ({ phonePage: page }) => {
  await startSession(page, 'admin@member.example')
  for (const path of pages) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectFitsPhone(page, path)
    await expectAccessible(page, path)
  }
})
