import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { desk } from './harness/browser.ts'
import { test } from './harness/fixtures.ts'
import { waitForMail } from './harness/mail.ts'
import { startSession } from './harness/people.ts'
import type { Portal } from './harness/start-portal.ts'
import { fillUser } from './harness/user-form.ts'
import { pageVisitor } from './harness/visit-pages.ts'

/** A page that is one click away from a failure, and the text that it then shows. */
interface Failure {
  says: string[]
  begin: (page: Page, portal: Portal) => Promise<void>
  press: (page: Page) => Promise<void>
  /** The fields are reset to the server's data. In all other cases, they keep the entries. */
  resets?: true
}

/** The portal retries a claim for a minute. In milliseconds. */
const patience = 90_000
const inline = 'There was an error processing your request. Please try again.'
const password = 'Quiet-harbour-lamp-71'
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const confirm = (name: string) => (page: Page) => page.getByRole('alertdialog').getByRole('button', { name }).click()

/** The texts of the error catalogs (core §8, areas §8) that no other test covers. */
const failures: Failure[] = [
  {
    says: ['Error Processing Password Reset Request', inline],
    begin: async (page) => {
      await page.goto('/forgot')
      await page.getByLabel('Email').fill('admin@member.example')
    },
    press: (page) => press(page, 'Send link'),
  },
  {
    says: ['Error processing password set request', inline],
    begin: async (page, { dataDir }) => {
      await page.goto('/forgot')
      await page.getByLabel('Email').fill('employee@member.example')
      await press(page, 'Send link')
      const mail = await waitForMail(dataDir, (text) => text.includes('To: employee@member.example'))
      await page.goto(`/setup/${/\/reset\/([\w-]{43})/.exec(mail)?.[1]}`)
      await page.getByLabel(/^New password/).fill(password)
      await page.getByLabel(/^Confirm password/).fill(password)
    },
    press: (page) => page.getByLabel(/^Confirm password/).press('Enter'),
  },
  {
    says: ['Save Selections Failed'],
    begin: async (page) => {
      await startSession(page, 'admin@member.example')
      await page.goto('/claims/claims-notifications')
      await page.getByRole('tab', { name: 'Options' }).click()
      await page.getByRole('checkbox', { name: 'Email Notifications' }).click()
      await press(page, 'Save')
    },
    press: confirm('Save'),
    resets: true, // core §8
  },
  {
    says: ["Whoops! We couldn't delete your user"],
    begin: async (page) => {
      await startSession(page, 'admin@member.example')
      await page.goto('/user-settings')
      await press(page, /^Delete /)
    },
    press: confirm('DELETE'),
  },
  {
    says: ["Whoops! We couldn't create your user"],
    begin: async (page) => {
      await startSession(page, 'manager@member.example')
      await page.goto('/user-settings')
      await page.getByRole('link', { name: 'Add', exact: true }).click()
      await fillUser(page, {
        ...{ 'First Name': 'Ida', 'Last Name': 'Reed', Email: 'ida.reed@member.example', Phone: '888-252-4650' },
        ...{ 'Address 1': '4 Mill Lane', City: 'Tulsa', 'Zip Code': '74103' },
      })
    },
    press: (page) => press(page, 'Submit'),
  },
  {
    says: ["Whoops! We couldn't edit your user"],
    begin: async (page) => {
      await startSession(page, 'manager@member.example')
      await page.goto('/user-settings')
      await page
        .getByRole('link', { name: /^Edit / })
        .first()
        .click()
      await page.getByLabel(/^City/).fill('Enid')
    },
    press: (page) => press(page, 'Submit'),
  },
  {
    says: ['Failed to the Announcement. Please Try Again.'],
    begin: async (page) => {
      await startSession(page, 'staff.admin@demo.example', 'Cedar Trucking')
      await page.goto('/risk-management/elive-connect')
      await press(page, 'Edit')
      await page.getByRole('textbox', { name: 'New announcement' }).fill('Ice on the bridges tonight.')
    },
    press: (page) => press(page, 'Save'),
  },
  {
    says: ['Email Claim Failed'],
    begin: async (page) => {
      await startSession(page, 'admin@member.example')
      await page.goto('/report-claim/email-claim')
      await page.getByLabel('What happened?').fill('A mirror was torn off.')
    },
    press: (page) => press(page, 'Send'),
  },
]

test('[ELV-009] [USR-035] [USR-037] [USR-039] explains failures and keeps the entered data', async ({
  openContext,
  startPortal,
  troubles,
}) => {
  const portal = await startPortal()
  const newPage = async () => (await openContext({ ...desk, baseURL: portal.origin })).newPage()

  const reader = await newPage()
  await uploadRenewal(reader, 'Surety bond 4711.txt')
  const files = join(portal.dataDir, 'files')
  for (const name of readdirSync(files)) rmSync(join(files, name), { recursive: true })
  await press(reader, /^(View|Download) Surety bond 4711/) // View, if the browser cannot show the file
  await reader.locator(alertOf('No Document Found')).first().waitFor()

  const begun: { page: Page; failure: Failure }[] = []
  for (const failure of failures) {
    const page = await newPage()
    await failure.begin(page, portal)
    await pageVisitor(page).waitUntilIdle()
    begun.push({ page, failure })
  }
  await portal.stop()
  const meet = async ({ page, failure }: (typeof begun)[number]) => {
    const entered = await entriesOf(page)
    await failure.press(page)
    for (const text of failure.says) await page.locator(alertOf(text)).first().waitFor({ timeout: patience })
    if (!failure.resets) expect(await entriesOf(page), `before "${failure.says[0]}"`).toEqual(entered)
  }
  await Promise.all(begun.map(meet))
  troubles.length = 0 // errors while the server was down
})

test('a company without vehicles has no schedule to download', async ({ page }) => {
  await startSession(page, 'staff.admin@demo.example', 'Cedar Trucking')
  await page.goto('/insurance/member-kiosk')
  await press(page, 'Vehicle Schedule')
  await page.locator(alertOf('No Vehicle Schedule Found')).first().waitFor()
})

test('[UPL-014] refuses files that are too large together', async ({ page }) => {
  await startSession(page, 'manager@member.example')
  await page.goto('/report-claim/email-claim')
  const half = (name: string) => ({ name, mimeType: 'video/mp4', buffer: Buffer.alloc(11_000_000) })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([half('front.mp4'), half('rear.mp4')])
  await page.getByText('Total Documents size can not go over 20MB').first().waitFor()
})

async function uploadRenewal(page: Page, name: string): Promise<void> {
  await startSession(page, 'admin@member.example')
  await page.goto('/insurance/member-kiosk/renewal-Documentation')
  await press(page, 'Upload')
  await page.getByLabel('Category').selectOption('Collateral')
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from('Bond 4711, two million') }
  await page.locator('#main input[type=file]:not([capture])').setInputFiles([file])
  await page.getByText('Uploaded', { exact: true }).waitFor()
  await page.locator('form').getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByText('Document Uploaded Successfully', { exact: true }).waitFor()
}

/** The values of the fields of a page. */
const entriesOf = (page: Page) =>
  page
    .locator('main :is(input, select, textarea)')
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ type, checked, value }) => [type, checked, value]))

/** The element that announces the text. The page may also contain the text elsewhere, for example in an empty list. */
const alertOf = (text: string) =>
  ['[role=alert]', '[role=alert] '].map((where) => `${where}:text-is(${JSON.stringify(text)})`).join(', ')
