import { servedDefinitions } from '@captive/form-engine/catalogue'
import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import {
  chooseClaimType,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startReport,
  submitReport,
} from './harness/claim-wizard.ts'
import { test } from './harness/fixtures.ts'
import { signIn } from './harness/people.ts'

/** The claim report with an additional question. */
function withTrailer() {
  const tables = structuredClone(servedDefinitions)
  const city = tables.controls.find(({ RecId }) => RecId === 114)!
  tables.controls.push({ ...city, RecId: 9_001, ControlLabel: 'Trailer number', ControlLabelCode: 'TrailerNumber' })
  return tables
}
const file = (tables: object) => ({
  name: 'claim-report.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(tables)),
})

test('a form is published during a report, and rolled back', async ({ startPortal, openContext }) => {
  const portal = await startPortal() // the form of the shared portal must not change
  const open = async () => (await openContext({ baseURL: portal.origin })).newPage()
  const member = await open()
  await signIn(member, 'admin@member.example')
  await startReport(member)
  const { claimType, form, answers } = sampleReport('property-fire')
  await chooseClaimType(member, claimType)
  await confirmPersonalInfo(member)

  const staff = await open()
  await signIn(staff, 'staff.admin@demo.example')
  await staff.getByRole('button', { name: /^Settings, / }).click()
  await staff.getByRole('menuitem', { name: 'Published forms' }).click()
  await staff.getByRole('row', { name: /In use/ }).waitFor()
  await staff.locator('input[type=file]').setInputFiles(file(withTrailer()))
  await staff.getByText('New: “Trailer number”').waitFor()
  await expectAccessible(staff, 'review of a form')
  await staff.getByRole('textbox', { name: /^Reason/ }).fill('Ask for the trailer number')
  await staff.getByRole('button', { name: 'Publish', exact: true }).click()
  await staff.getByRole('row', { name: /In use.*Ask for the trailer number/ }).waitFor()

  await fillLossInfo(member, { form, answers })
  expect(await submitReport(member)).toMatch(/^CN\d{15}$/)

  await startReport(member)
  await chooseClaimType(member, claimType)
  await confirmPersonalInfo(member)
  await member.getByLabel('Trailer number').waitFor()

  await staff.getByRole('button', { name: 'Publish again: version 1' }).click()
  await staff
    .getByRole('textbox', { name: /^Reason/ })
    .last()
    .fill('It confused drivers')
  await staff.getByRole('button', { name: 'Publish again', exact: true }).last().click()
  await staff.getByRole('row', { name: /In use.*It confused drivers/ }).waitFor()
  const colleague = await open()
  await signIn(colleague, 'manager@member.example')
  await startReport(colleague)
  await chooseClaimType(colleague, claimType)
  await confirmPersonalInfo(colleague)
  await colleague.getByLabel('City or nearest city').waitFor()
  expect(await colleague.getByLabel('Trailer number').count()).toBe(0)
})
