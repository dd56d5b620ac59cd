import type { Page } from 'playwright-core'
import { test } from './harness/fixtures.ts'
import { signIn } from './harness/people.ts'

interface Failure {
  says: string[]
  /** The call that fails, and those that must not. */
  calls: Record<string, { status: number; json?: object }>
  at: string
  act: (page: Page) => Promise<void>
}

const broken = { status: 500, json: { Error: { ErrorStatus: 500, ErrorMessage: 'The disk is full.' } } }
const inline = 'There was an error processing your request. Please try again.'
const password = 'Quiet-harbour-lamp-71'
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Of the error catalogues (core §8, areas §8): the texts that no workflow's own test meets. */
const ofVisitors: Failure[] = [
  {
    says: ['Error Processing Password Reset Request', inline],
    calls: { ForgotPassword: broken },
    at: '/forgot',
    act: async (page) => {
      await page.getByLabel('Email').fill('admin@member.example')
      await press(page, 'Send the link')
    },
  },
  {
    says: ['Error processing password set request', inline],
    calls: { ResetPassword: broken, IsPasswordLinkGood: { status: 200, json: { Payload: true } } },
    at: '/setup/a-token',
    act: async (page) => {
      await page.getByLabel(/^New password/).fill(password)
      await page.getByLabel(/^Confirm password/).fill(password)
      await page.getByLabel(/^Confirm password/).press('Enter')
    },
  },
]

const ofMembers: Failure[] = [
  {
    says: ['No Document Found'],
    calls: { DocumentDownload: { status: 404 } },
    at: '/insurance/program-information',
    act: (page) => press(page, /^Download /),
  },
  {
    says: ['Save Selections Failed'],
    calls: { UpdateClaimNotificationSelectionsByUser: broken },
    at: '/claims/claims-notifications',
    act: async (page) => {
      await page.getByRole('tab', { name: 'Options' }).click()
      await page.getByRole('checkbox', { name: 'Email Notifications' }).click()
      await press(page, 'Save')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click()
    },
  },
  {
    says: ["Whoops! We couldn't delete your user"],
    calls: { UpdateUserRoleGroup: broken },
    at: '/user-settings',
    act: async (page) => {
      await press(page, /^Delete /)
      await page.getByRole('alertdialog').getByRole('button', { name: 'DELETE' }).click()
    },
  },
  {
    says: ['No Vehicle Schedule Found'],
    calls: { GetVehicleSchedule: { status: 200, json: { Payload: [] } } },
    at: '/insurance/member-kiosk',
    act: (page) => press(page, 'Vehicle Schedule'),
  },
  {
    says: ['Email Claim Failed'],
    calls: { FNOLEmail: { status: 200, json: { Error: { ErrorStatus: 1, ErrorMessage: 'The mailbox is full.' } } } },
    at: '/report-claim/email-claim',
    act: async (page) => {
      await page.getByLabel('What happened?').fill('A mirror was torn off.')
      await press(page, 'Send')
    },
  },
]

test('what a visitor is told when the server fails', async ({ page, troubles }) => {
  for (const failure of ofVisitors) await meet(page, failure)
  troubles.length = 0 // the server failed, as was asked of it
})

test('what a member is told when the server fails', async ({ page, troubles }) => {
  await signIn(page, 'admin@member.example')
  for (const failure of ofMembers) await meet(page, failure)
  troubles.length = 0 // the server failed, as was asked of it
})

test('[UPL-014] files that are too large together are not taken', async ({ page }) => {
  await signIn(page, 'manager@member.example')
  await page.goto('/report-claim/email-claim')
  const half = (name: string) => ({ name, mimeType: 'video/mp4', buffer: Buffer.alloc(11_000_000) })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([half('front.mp4'), half('rear.mp4')])
  await page.getByText('Total Documents size can not go over 20MB').first().waitFor()
})

async function meet(page: Page, { says, calls, at, act }: Failure): Promise<void> {
  for (const [call, answer] of Object.entries(calls))
    await page.route(`**/api/${call}*`, (route) => route.fulfill(answer))
  await page.goto(at)
  await act(page)
  for (const text of says) await page.locator(alertOf(text)).first().waitFor()
  await page.unrouteAll()
}

/** What says it aloud: the words alone may stand on the page already, as those of an empty list do. */
const alertOf = (text: string) =>
  ['[role=alert]', '[role=alert] '].map((where) => `${where}:text-is(${JSON.stringify(text)})`).join(', ')
