import { chromium } from 'playwright-core'
import { expect } from 'vitest'

import {
  atStep,
  chooseClaimType,
  confirmPersonalInfo,
  sampleReport,
  startReport,
  submitReport,
} from './harness/claim-wizard.ts'
import { fillForm } from './harness/fill-form.ts'
import { desk, launchOptions } from './harness/browser.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'

test('[WIZ-038] a draft continues in another browser after a crash', async ({ page, portal }) => {
  const { claimType, form, answers } = sampleReport('general-liability-visitor')
  const doomed = await chromium.launchServer(launchOptions)
  const browser = await chromium.connect(doomed.wsEndpoint())
  const first = await (await browser.newContext({ baseURL: portal.origin, ...desk })).newPage()
  await startSession(first, 'manager@member.example')
  await startReport(first)
  await chooseClaimType(first, claimType)
  await confirmPersonalInfo(first)
  const { c101 = '', c103 = '', c104 = '' } = answers
  const lastSave = first.waitForResponse((response) => {
    const request = response.request()
    return request.method() === 'PUT' && response.ok() && Boolean(request.postData()?.includes(JSON.stringify(c104)))
  })
  await fillForm(first, form, { c101, c103, c104 })
  await lastSave
  await first.getByText(/^Saved \d/).waitFor()
  await doomed.kill()

  await startSession(page, 'manager@member.example')
  await page.goto('/report-claim')
  await page
    .getByRole('button', { name: /^Continue: General Liability/ })
    .first()
    .click()
  await atStep(page, 'Loss Info')
  expect(await page.locator('input[id$="-c101"]').inputValue()).toBe(c101)
  expect(await page.locator('input[id$="-c104"]').inputValue()).toBe(c104)
  await fillForm(page, form, answers)
  await page.getByRole('button', { name: 'Next' }).click()
  await atStep(page, 'Upload')
  await submitReport(page)
  await page.goto('/report-claim')
  await page.getByRole('link', { name: /Online Submit/ }).waitFor()
  await page.waitForLoadState('networkidle')
  const left = page.getByRole('button', { name: /^Continue: General Liability/ })
  expect(await left.count(), 'the report deletes its draft').toBe(0)
})
