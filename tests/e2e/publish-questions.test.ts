import { parseDefinitions } from '@captive/form-engine'
import { vehicleQuestions } from '@captive/form-engine/catalogue'
import { definitionsWorkbook, textTables } from '@captive/form-engine/files'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'

import { startSmtp } from '../../packages/server/test/start-smtp.ts'
import { fortyControls } from '../../stories/definition-lab/repaired/forty-controls.ts'
import { expectAccessible } from './harness/accessible.ts'
import { test } from './harness/fixtures.ts'
import { decodedMail } from './harness/mail.ts'
import { signIn } from './harness/people.ts'

const mailbox = 'endorsements@captive.example'

/** The published questions with one more, and three mistakes: in a kind, a controller and a flag. */
async function workbookWithMistakes() {
  const tables = structuredClone(vehicleQuestions)
  const lessor = tables.controls.find(({ RecId }) => RecId === 603)!
  const lease = { RecId: 607, ControlLabel: 'Number of the lease', ControlLabelCode: 'LeaseNumber', ControlOrder: 45 }
  tables.controls.push({ ...lessor, ...lease })
  tables.dependencies.push({ ...tables.dependencies[1]!, ControlsRecId: 607, ControlingControlsRecId: 699 })
  const texts = textTables(parseDefinitions(tables))
  const cell = (row: number, column: string) => texts.controls.rows[row]![texts.controls.columns.indexOf(column)]!
  Object.assign(cell(2, 'ControlTypeCode'), { text: 'texbox' })
  Object.assign(cell(5, 'IsRequired'), { text: 'perhaps' })
  return {
    name: 'questions.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await definitionsWorkbook(texts)),
  }
}

const field = (page: Page, name: string) => page.locator(`[id$="-${name}"]:is(input, select)`)

test(
  'staff mend a workbook, build 40 controls from nothing, and publish both in the portal',
  { timeout: 300_000 },
  async ({ startPortal, openContext }) => {
    const smtp = await startSmtp()
    onTestFinished(smtp.close)
    const portal = await startPortal({ env: { SMTP_URL: smtp.url, ENDORSEMENTS_EMAIL: mailbox } })
    const open = async () => (await openContext({ baseURL: portal.origin })).newPage()
    const staff = await open()
    await signIn(staff, 'staff.admin@demo.example')
    await staff.goto('/settings/definitions')
    await staff.getByLabel('Form', { exact: true }).selectOption({ label: 'Vehicle endorsement' })
    await staff.getByRole('row', { name: /In use.*who leases a vehicle/ }).waitFor()

    await staff.getByRole('button', { name: 'Edit in the Lab: version 1' }).click()
    await staff.getByRole('tab', { name: 'Tables' }).waitFor()
    await staff
      .locator('input[type=file]')
      .first()
      .setInputFiles(await workbookWithMistakes())
    await staff.getByRole('tab', { name: /^Diagnostics \([1-9]/ }).click()
    await staff.getByRole('button', { name: 'Fix: enter “textbox”' }).click()
    await correctCell(staff, 'Controls!G7', '1')
    await correctCell(staff, /^Dependencies!B\d/, '602')
    await staff.getByRole('tab', { name: 'Diagnostics (0)' }).waitFor()
    await expectAccessible(staff, 'mended questions')

    await publishEdited(staff, 'Ask for the number of the lease')

    const member = await open()
    await signIn(member, 'admin@member.example')
    await member.goto('/insurance/member-kiosk/endorsements')
    await field(member, 'policyNumber').selectOption({ index: 1 })
    const facts = { year: '2027', make: 'Kenworth', model: 'T680', vin: '1M8GDM9AXKP042788', gvw: '80,000' }
    const more = { costNew: '174,000', garageLocation: 'Joliet, IL' }
    for (const [name, text] of Object.entries({ ...facts, ...more })) await field(member, name).fill(text)
    await member.getByRole('checkbox', { name: /^LIABILITY/ }).check()
    await member.getByRole('checkbox', { name: /^YES, I CONFIRM/ }).check()
    const additional = member.getByRole('group', { name: 'Additional questions' })
    await additional.getByRole('radio', { name: 'Yes' }).first().check()
    await member.getByLabel('Name of the lessor').fill('Keel Leasing')
    await member.getByLabel('Address of the lessor').fill('1 Pier Road')
    await member.getByLabel('Number of the lease').fill('KL-2207')
    await expectAccessible(member, 'additional questions')
    await member.getByRole('button', { name: 'Submit' }).click()
    await member.getByText('Thank you for the request').waitFor()
    await member.getByText('KL-2207').waitFor()
    const mailed = () => smtp.taken.map(decodedMail).find((mail) => mail.includes(`To: ${mailbox}`))
    await expect.poll(mailed, { timeout: 60_000, interval: 200 }).toContain('KL-2207')

    await member.goto('/insurance/member-kiosk')
    await member.getByText(/Number of the lease: KL-2207/).waitFor()

    await staff.getByRole('button', { name: 'Edit in the Lab: version 2' }).click()
    await staff.getByRole('button', { name: 'New', exact: true }).click()
    await staff.getByRole('tab', { name: 'Tables' }).click()
    await staff.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await pasteRows(staff, fortyControls.controls)
    await staff.getByRole('tab', { name: 'Controls (40)' }).waitFor()
    await staff.getByRole('tab', { name: 'Display values (0)' }).click()
    await pasteRows(staff, fortyControls.displayValues)
    await staff.getByRole('tab', { name: 'Dependencies (0)' }).click()
    await pasteRows(staff, fortyControls.dependencies)
    await staff.getByRole('tab', { name: 'Diagnostics (0)' }).waitFor()
    await publishEdited(staff, 'Ask everything')

    await member.goto('/insurance/member-kiosk/endorsements')
    await member
      .getByRole('radiogroup', { name: /^Do you know the place/ })
      .getByRole('radio', { name: 'Yes' })
      .check()
    await member.getByLabel('Place detail 5').waitFor()
  },
)

/** Checks and publishes the definitions that are open in the Lab. */
async function publishEdited(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Check and publish' }).click()
  await page
    .getByText(/^New: “/)
    .first()
    .waitFor()
  await page.getByRole('textbox', { name: /^Reason/ }).fill(reason)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('row', { name: new RegExp(`In use.*${reason}`) }).waitFor()
}

/** Pastes spreadsheet rows into the open, empty table. */
async function pasteRows(page: Page, rows: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a row' }).click()
  await page.locator('[role=gridcell]:focus').waitFor()
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows)
  await page.keyboard.press('Control+V')
}

/** Goes from a diagnostic to its cell and types a text. */
async function correctCell(page: Page, cell: string | RegExp, text: string): Promise<void> {
  await page.getByRole('tab', { name: /^Diagnostics/ }).click()
  await page.getByRole('button', { name: cell }).first().click()
  await page.locator('[role=gridcell]:focus').waitFor()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}
