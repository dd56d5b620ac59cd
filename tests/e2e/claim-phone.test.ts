import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import {
  attachFiles,
  chooseClaimType,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startReport,
  submitReport,
} from './harness/claim-wizard.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'
import { onSlowPhoneConnection } from './harness/phone-connection.ts'

test.concurrent.for(['auto-in-a-hurry', 'workers-compensation-fall', 'general-liability-visitor', 'property-fire'])(
  '[WIZ-001] [SHL-018] the report %s fits a phone',
  async (name, { phonePage }) => {
    const page = await onSlowPhoneConnection(phonePage)
    const report = sampleReport(name)
    const checkPage = async (where: string) => {
      await expectFitsPhone(page, where)
      await expectAccessible(page, `${where} on a phone`)
    }
    await startSession(page, 'admin@member.example')
    await page.goto('/report-claim')
    await page.getByRole('link', { name: /Online Submit/ }).waitFor()
    await checkPage('the start page')
    await startReport(page)
    await checkPage('step 1')
    await chooseClaimType(page, report.claimType)
    await checkPage('step 2')
    await confirmPersonalInfo(page)
    await checkPage('step 3, empty')
    await fillLossInfo(page, report)
    await page.getByRole('button', { name: 'Previous' }).click()
    await checkPage('step 3, filled in')
    await page.getByRole('button', { name: 'Next' }).click()
    await attachFiles(page, [{ name: 'scrape.txt', mimeType: 'text/plain', buffer: Buffer.from('left side') }])
    await checkPage('step 4')
    await submitReport(page)
    // The toast covers the header.
    await page.getByText('Claim has been Reported.').waitFor({ state: 'hidden' })
    await checkPage('the confirmation')
  },
)

test('the first question of each step is near the top', async ({ phonePage: page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const report = sampleReport('auto-in-a-hurry')
  const firstQuestion = async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const tops = await page
      .locator('main form :is(label, [role=radiogroup], input:not([type=file]), select, textarea)')
      .evaluateAll((fields: HTMLElement[]) =>
        fields
          .filter((field) => field.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
          .map((field) => field.getBoundingClientRect())
          .filter(({ width, height }) => width > 1 && height > 1)
          .map(({ top }) => Math.round(top)),
      )
    return Math.min(...tops)
  }
  await startSession(page, 'admin@member.example')
  await startReport(page)
  expect(await firstQuestion(), 'step 1').toBeLessThanOrEqual(300)
  await chooseClaimType(page, report.claimType)
  expect(await firstQuestion(), 'step 2').toBeLessThanOrEqual(300)
  await confirmPersonalInfo(page)
  expect(await firstQuestion(), 'step 3').toBeLessThanOrEqual(300)
})
