import { expect } from 'vitest'

import { call } from './harness/call.ts'
import {
  checkAnswers,
  chooseClaimType,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startReport,
  submitReport,
} from './harness/claim-wizard.ts'
import { test } from './harness/fixtures.ts'
import { logIn, startSession } from './harness/people.ts'

test('[WIZ-039] [WIZ-040] [TBL-012] an ended session redirects home and keeps the answers', async ({ page }) => {
  const report = sampleReport('auto-in-a-hurry')
  await startSession(page, 'employee@member.example')
  await startReport(page)
  await chooseClaimType(page, report.claimType)
  await confirmPersonalInfo(page)
  await fillLossInfo(page, report)
  await page.waitForLoadState('networkidle')
  expect((await call(page, '/logout', { method: 'DELETE' })).ok).toBe(true)

  await checkAnswers(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Session Time is Out. Please Log in.', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Login' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')

  await page.getByText('Not sent yet. Everything you entered is kept.', { exact: true }).waitFor()
  await page.getByText('Sign in and your report will open where you left off.', { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Send it now' }).count(), 'signed out').toBe(0)

  await page.getByRole('link', { name: 'Login' }).click()
  await logIn(page, 'employee@member.example')
  await checkAnswers(page)
  await page.getByText('Truck stop at exit 61').waitFor()
  await submitReport(page)
})

test('[UPL-019] [EML-009] a session that ends during an upload redirects home', async ({ page }) => {
  await startSession(page, 'employee@member.example')
  await page.goto('/report-claim/email-claim')
  await page.getByLabel('What happened?').fill('Gate hit by a trailer.')
  expect((await call(page, '/logout', { method: 'DELETE' })).ok).toBe(true)
  const file = { name: 'gate.txt', mimeType: 'text/plain', buffer: Buffer.from('gate') }
  await page.locator('input[type=file]').first().setInputFiles([file])
  await page.getByText('Session Time is Out. Please Log in.', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Login' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('[WIZ-040] the next login opens the unsent report on step 4', async ({ page }) => {
  const report = sampleReport('auto-in-a-hurry')
  await startSession(page, 'manager@member.example')
  await startReport(page)
  await chooseClaimType(page, report.claimType)
  await confirmPersonalInfo(page)
  await fillLossInfo(page, report)
  await page.waitForLoadState('networkidle')
  expect((await call(page, '/logout', { method: 'DELETE' })).ok).toBe(true)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'Login' }).waitFor()

  await page.goto('/login')
  await logIn(page, 'manager@member.example')
  await checkAnswers(page)
  await page.getByRole('button', { name: 'Submit' }).waitFor()
})
