import { expect } from 'vitest'

import {
  checkAnswers,
  chooseClaimType,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startReport,
  submitReport,
} from './harness/claim-wizard.ts'
import { expectAccessible } from './harness/accessible.ts'
import { phone } from './harness/browser.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'
import { onSlowPhoneConnection } from './harness/phone-connection.ts'

test('a possible duplicate is sent only after confirmation', async ({ phonePage: page, openContext }) => {
  await onSlowPhoneConnection(page)
  const { claimType, form, answers } = sampleReport('property-fire')
  const incident = { form, answers: { ...answers, c113: 'Loading dock 7, Mill Street' } }
  await startSession(page, 'manager@member.example')
  await startReport(page)
  await chooseClaimType(page, claimType)
  await confirmPersonalInfo(page)
  await fillLossInfo(page, incident)
  const first = await submitReport(page)

  const second = await onSlowPhoneConnection(await (await openContext(phone)).newPage())
  await startSession(second, 'employee@member.example')
  await startReport(second)
  await chooseClaimType(second, claimType)
  await confirmPersonalInfo(second)
  await fillLossInfo(second, { form, answers: { ...incident.answers, c113: 'loading dock 7 - mill street' } })
  await checkAnswers(second)
  await second.getByRole('button', { name: 'Submit' }).click()
  await second.getByText(`Reported today at`).first().waitFor()
  await expectAccessible(second, 'a possible duplicate')
  const opened = second.waitForEvent('popup')
  await second.getByRole('link', { name: `Open report ${first} in a new tab` }).click()
  await (await opened).getByText(first).first().waitFor()
  await second.getByRole('button', { name: 'This is a different incident' }).click()
  await second.getByRole('region', { name: 'Confirmation Number' }).waitFor()
  expect(await second.content()).not.toContain(first)
})
