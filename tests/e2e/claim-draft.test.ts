import { chromium, type Page } from 'playwright-core'
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
import { signIn } from './harness/people.ts'

test('[WIZ-038] a report is taken up again in another browser after the first one was killed', async ({
  page,
  portal,
}) => {
  const { claimType, form, answers } = sampleReport('general-liability-visitor')
  const doomed = await chromium.launchServer(launchOptions)
  const browser = await chromium.connect(doomed.wsEndpoint())
  const first = await (await browser.newContext({ baseURL: portal.origin, ...desk })).newPage()
  await signIn(first, 'manager@member.example')
  await startReport(first)
  await chooseClaimType(first, claimType)
  await confirmPersonalInfo(first)
  const { c101 = '', c103 = '', c104 = '' } = answers
  await fillForm(first, form, { c101, c103, c104 })
  await first.getByText(/^Saved \d/).waitFor()
  await first.waitForTimeout(2_000) // the last answer is saved a moment after it was typed
  await doomed.kill()

  await signIn(page, 'manager@member.example')
  await page.goto('/report-claim')
  await page
    .getByRole('button', { name: /^Continue: General Liability/ })
    .first()
    .click()
  await atStep(page, 'Loss Info')
  expect(await page.locator('[id$="-c101"]').inputValue()).toBe(c101)
  expect(await page.locator('[id$="-c104"]').inputValue()).toBe(c104)
  await fillForm(page, form, answers)
  await page.getByRole('button', { name: 'Next' }).click()
  await atStep(page, 'Upload')
  await submitReport(page)
  await page.goto('/report-claim')
  await page.getByRole('link', { name: /Online Submit/ }).waitFor()
  await page.waitForLoadState('networkidle')
  const left = page.getByRole('button', { name: /^Continue: General Liability/ })
  expect(await left.count(), 'the draft ended with the report').toBe(0)
})

test('two people on one report: the later one is shown what changed, and neither loses anything', async ({
  page,
  openContext,
}) => {
  const { claimType, form, answers } = sampleReport('property-fire')
  const colleague = await (await openContext()).newPage()
  await signIn(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, claimType)
  await confirmPersonalInfo(page)
  await fillForm(page, form, answers)
  await page.getByText(/^Saved \d/).waitFor()
  await page.getByRole('button', { name: 'Next' }).click() // saves at once
  await atStep(page, 'Upload')

  await signIn(colleague, 'employee@member.example')
  await colleague.goto('/report-claim')
  await colleague
    .getByRole('button', { name: /^Take over: Property/ })
    .first()
    .click()
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click()
  await atStep(colleague, 'Upload')
  await changeCity(colleague, 'Amarillo')

  await changeCity(page, 'Memphis')
  const note = page.getByRole('alert').filter({ hasText: 'went on with this report' })
  await note.getByText('Amarillo (here: Memphis)').waitFor()
  await note.getByRole('button', { name: 'Keep mine as another report' }).click()
  await note.waitFor({ state: 'hidden' })
  await submitReport(page)

  await submitReport(colleague)
})

/** From the last step to the city of the loss and back, which saves it. */
async function changeCity(page: Page, city: string): Promise<void> {
  const loss = page.getByRole('region', { name: 'Loss Info' })
  await loss.getByRole('button', { name: 'Change City' }).click()
  await atStep(page, 'Loss Info')
  await page.locator('[id$="-c114"]').fill(city)
  await page.getByRole('button', { name: 'Next' }).click()
  await atStep(page, 'Upload')
  await page
    .getByText(/^Saved \d/)
    .or(page.getByRole('alert'))
    .first()
    .waitFor()
}
