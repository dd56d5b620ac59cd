import { confirmationPattern } from '@captive/form-engine/claim'
import { expect } from 'vitest'

import { fillStorage, refuseStorage } from '../conditions/storage.ts'
import {
  chooseClaimType,
  confirmationNumber,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startOnline,
  startReport,
  submitReport,
} from './harness/claim-wizard.ts'
import { compose } from './harness/compose.ts'
import { test } from './harness/fixtures.ts'
import { signIn, startSession } from './harness/people.ts'

test('a claim is reported on a translated page', async ({ page }) => {
  await startSession(page, 'admin@member.example')
  await startReport(page)
  const report = sampleReport('auto-in-a-hurry')
  await chooseClaimType(page, report.claimType)
  await confirmPersonalInfo(page)
  const hurt = page.getByRole('radiogroup', { name: /^Was anyone hurt or killed/ })
  for (const answer of ['Yes', 'No', 'Yes', 'No']) await hurt.getByRole('radio', { name: answer, exact: true }).check()
  await fillLossInfo(page, report)
  const number = await submitReport(page)
  expect(number).toMatch(confirmationPattern('online'))
  const isLeftAlone = page.getByText(number, { exact: true }).and(page.locator('[translate=no]'))
  await isLeftAlone.waitFor()
})

test('an IME types the text of an email claim only once', async ({ page }) => {
  await startSession(page, 'admin@member.example')
  await page.goto('/report-claim/email-claim')
  const what = page.getByLabel('What happened?')
  await compose(page, what, 'A mirror was torn off.')
  expect(await what.inputValue()).toBe('A mirror was torn off.')
})

test('an IME fills in the user form', async ({ page }) => {
  await startSession(page, 'admin@member.example')
  await page.goto('/user-settings') // redirects to the user's own company
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  for (const [label, text] of Object.entries({ 'First Name': 'Nora', Email: 'nora@member.example', City: 'Tulsa' })) {
    const field = page.getByLabel(new RegExp(`^${label}`))
    await compose(page, field, text)
    expect(await field.inputValue(), label).toBe(text)
  }
})

test('an IME fills and corrects each masked field', async ({ page }) => {
  await startSession(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, 'WorkersCompensation')
  await confirmPersonalInfo(page)
  await page
    .getByRole('textbox', { name: /Social Security/ })
    .first()
    .waitFor()
  const masks = await page
    .locator('input[placeholder*=_]:visible')
    .evaluateAll((fields) => fields.map((field) => [field.id, field.getAttribute('placeholder') ?? ''] as const))
  expect(masks.length).toBeGreaterThan(0)
  for (const [id, mask] of masks) {
    const field = page.locator(`[id="${id}"]`)
    const digits = '219099999000'.slice(0, mask.split('_').length - 1)
    const inMask = (text: string) => [...text].reduce((shown, digit) => shown.replace('_', digit), mask)
    await compose(page, field, digits)
    expect(await field.inputValue()).toBe(inMask(digits))
    await field.evaluate((element: HTMLInputElement) => element.setSelectionRange(0, 1))
    await compose(page, field, '3')
    expect(await field.inputValue()).toBe(inMask(`3${digits.slice(1)}`))
  }
})

test.for([
  ['blocks data of sites', refuseStorage, /Your browser blocks this site’s data/],
  ['has no room left', fillStorage, /Your browser has no space left/],
] as const)(
  'a browser that %s signs in for this tab and explains it',
  async ([, condition, words], { openContext }) => {
    const context = await openContext()
    await context.addInitScript(condition)
    const page = await context.newPage()
    await signIn(page, 'admin@member.example')
    await page.getByText(words).waitFor()
    const report = page.getByRole('link', { name: 'Report Claim' }) // a reload would end the session
    await report.first().click()
    await page.getByRole('link', { name: /Email Send/ }).click()
    await page.getByLabel('What happened?').fill('The gate hit a parked trailer.')
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await confirmationNumber(page)).toMatch(/_E$/)
    await report.last().click()
    await startOnline(page)
    await chooseClaimType(page, 'Property')
    await confirmPersonalInfo(page)
  },
)
