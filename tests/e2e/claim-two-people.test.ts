import type { Page } from 'playwright-core'

import { phone } from './harness/browser.ts'
import {
  atStep,
  checkAnswers,
  chooseClaimType,
  confirmPersonalInfo,
  sampleReport,
  startReport,
  submitReport,
} from './harness/claim-wizard.ts'
import { fillForm } from './harness/fill-form.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'
import { onSlowPhoneConnection } from './harness/phone-connection.ts'

test('two people on one draft see a conflict and lose nothing', async ({ phonePage: page, openContext }) => {
  const { claimType, form, answers } = sampleReport('property-fire')
  await onSlowPhoneConnection(page)
  const colleague = await onSlowPhoneConnection(await (await openContext(phone)).newPage())
  await startSession(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, claimType)
  await confirmPersonalInfo(page)
  await fillForm(page, form, answers)
  await page.getByText(/^Saved \d/).waitFor()
  await page.getByRole('button', { name: 'Next' }).click() // saves the draft at once
  await atStep(page, 'Upload')

  await startSession(colleague, 'employee@member.example')
  await colleague.goto('/report-claim')
  await colleague
    .getByRole('button', { name: /^Take over: Property/ })
    .first()
    .click()
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click()
  await atStep(colleague, 'Upload')
  await changeCity(colleague, 'Amarillo')

  await changeCity(page, 'Memphis')
  const note = page.getByRole('alert').filter({ hasText: 'continued this report' })
  await note.getByText('Amarillo (yours: Memphis)').waitFor()
  await note.getByRole('button', { name: 'Keep mine as a separate report' }).click()
  await note.waitFor({ state: 'hidden' })
  await submitReport(page)

  await submitReport(colleague)
})

/** Changes the city of the loss from step 4, which saves the draft. */
async function changeCity(page: Page, city: string): Promise<void> {
  await checkAnswers(page)
  const loss = page.getByRole('region', { name: 'Loss Info' })
  await loss.getByRole('button', { name: 'Change City' }).click()
  await atStep(page, 'Loss Info')
  await page.locator('input[id$="-c114"]').fill(city)
  await page.getByRole('button', { name: 'Back to your answers' }).click()
  await checkAnswers(page)
  await page
    .getByText(/^Saved \d/)
    .or(page.getByRole('alert'))
    .first()
    .waitFor()
}
