import { expect } from 'vitest'

import {
  chooseClaimType,
  confirmPersonalInfo,
  fillLossInfo,
  next,
  sampleReport,
  startReport,
} from './harness/claim-wizard.ts'
import { fillForm } from './harness/fill-form.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'

const validators = '**/api/form-validators/*.js'

test('the served validator loads before step 3 and accepts a report', async ({ page }) => {
  const report = sampleReport('general-liability-visitor')
  await startSession(page, 'admin@member.example')
  await startReport(page)
  const loaded = page.waitForResponse(validators)
  await chooseClaimType(page, report.claimType)
  const response = await loaded
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toContain('immutable')
  await confirmPersonalInfo(page)
  await fillLossInfo(page, report)
})

test('a validator error keeps the report at step 3', async ({ page }) => {
  const report = sampleReport('general-liability-visitor')
  const refusing = `export default () => Object.assign(() => false, { errors: [{ instancePath: '/c101' }] })`
  await page.route(validators, (route) => route.fulfill({ contentType: 'text/javascript', body: refusing }))
  await startSession(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, report.claimType)
  await confirmPersonalInfo(page)
  await fillForm(page, report.form, report.answers)
  await next(page)
  await page.getByText('Please enter this again.').first().waitFor()
  expect(await page.getByRole('heading', { name: 'Upload' }).count()).toBe(0)
})
