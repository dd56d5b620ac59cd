import { expect } from 'vitest'

import { chooseClaimType, confirmPersonalInfo, startReport } from './harness/claim-wizard.ts'
import { dropFile } from './harness/drop-file.ts'
import { test } from './harness/fixtures.ts'
import { signIn, startSession } from './harness/people.ts'
import { pageVisitor } from './harness/visit-pages.ts'

const file = 'docs/claim-report.png'

test('accepts a file dropped beside the upload field', async ({ page }) => {
  await startSession(page, 'admin@member.example')
  await page.goto('/report-claim/email-claim')
  const text = page.getByLabel('What happened?')
  await text.fill('A mirror was torn off.')
  for (const target of [page.getByRole('heading', { level: 1 }), text, page.getByRole('contentinfo')]) {
    await dropFile(target, file)
  }
  const attached = page.getByRole('list', { name: /^(Attached files|Files: )/ })
  await attached.getByText('Uploaded', { exact: true }).nth(2).waitFor()
  expect(await attached.getByRole('listitem').filter({ hasText: 'claim-report.png' }).count()).toBe(3)
  expect(await text.inputValue()).toBe('A mirror was torn off.')
})

test('a file dropped on a page without uploads is ignored', async ({ page }) => {
  const holds = async (path: string) => {
    await page.evaluate(() => Object.assign(window, { isStillOpen: true }))
    for (const target of [page.getByRole('heading', { level: 1 }), page.getByRole('contentinfo')]) {
      await dropFile(target, file)
    }
    await visitor.drawn()
    expect(new URL(page.url()).pathname, path).toBe(path)
    expect(await page.evaluate(() => 'isStillOpen' in window), path).toBe(true)
  }
  const visitor = pageVisitor(page)
  await page.goto('/')
  for (const path of ['/', '/login']) {
    await page.goto(path)
    await visitor.waitUntilIdle()
    await holds(path)
  }
  await signIn(page, 'admin@member.example')
  for (const path of [
    '/',
    '/Claims',
    '/insurance/policy-library',
    '/insurance/member-kiosk/endorsements',
    '/footer/contact-us',
  ]) {
    await visitor.open(path)
    await holds(path)
  }
  await startReport(page)
  await chooseClaimType(page, 'Auto')
  await confirmPersonalInfo(page)
  const step = new URL(page.url()).pathname
  const when = page.getByLabel('Tell us what happened').or(page.getByLabel('City or nearest city')).first()
  await holds(step)
  await dropFile(when, file)
  await holds(step)
})
