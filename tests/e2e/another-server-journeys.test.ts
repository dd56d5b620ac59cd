import { confirmationPattern } from '@captive/form-engine/claim'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'

import {
  attachFiles,
  chooseClaimType,
  confirmationNumber,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startReport,
  submitReport,
} from './harness/claim-wizard.ts'
import { waitForMail } from './harness/mail.ts'
import { test } from './harness/other-server-test.ts'
import { signIn, startSession } from './harness/people.ts'
import { fillUser } from './harness/user-form.ts'

const bond = { name: 'Surety bond 0815.txt', mimeType: 'text/plain', buffer: Buffer.from('Bond 0815, two million') }
const field = (page: Page, name: string) => page.locator(`[id$="-${name}"]:is(input, select)`)

/** The status codes of the calls of a page, by path below /api. */
function callsOf(page: Page) {
  const calls: { path: string; status: number }[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/')) return
    calls.push({ path: pathname.slice('/api'.length), status: response.status() })
  })
  return calls
}

describe.concurrent('on a server with only the calls of the specification', () => {
  test('a claim is reported online; a reload in between loses nothing', async ({ openContext, server }) => {
    const page = await (await openContext({ baseURL: server.origin })).newPage()
    const calls = callsOf(page)
    const report = sampleReport('general-liability-visitor')
    await signIn(page, 'admin@member.example')
    await startReport(page)
    await chooseClaimType(page, report.claimType)
    await confirmPersonalInfo(page)
    await page.getByText(/^Saved /).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 2, name: 'Loss Info' }).waitFor()
    await fillLossInfo(page, report)
    await attachFiles(page, [bond])
    const number = await submitReport(page)
    expect(number).toMatch(confirmationPattern('online'))
    await page.getByText('Within 24 business hours').waitFor()
    await page.getByRole('link', { name: 'Report another claim' }).click()
    await page.getByRole('heading', { level: 1, name: 'Claims Reporting' }).waitFor()
    expect(await page.getByRole('list', { name: 'Unfinished reports' }).count()).toBe(0)
    // The portal asks once per load: on the login page, on the page of the report, and after the reload.
    expect(refused(calls)).toEqual(Array.from({ length: 3 }, () => '/GetCapabilities'))
  })

  test('a claim is reported by email, with the content of its file', async ({ openContext, server }) => {
    const page = await (await openContext({ baseURL: server.origin })).newPage()
    await startSession(page, 'manager@member.example')
    await page.goto('/report-claim/email-claim')
    await page.getByLabel('What happened?').fill('A mirror was torn off in the yard at dock 9.')
    await attachFiles(page, [bond])
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await confirmationNumber(page)).toMatch(confirmationPattern('email'))
    const [body = ''] = await server.bodiesOf('/FNOLEmail')
    const { uploads } = JSON.parse(body) as { uploads: { base64: string }[] }
    expect(uploads.map(({ base64 }) => Buffer.from(base64, 'base64').toString())).toEqual([bond.buffer.toString()])
  })

  test(
    '[END-022] [END-024] [END-025] a vehicle change is two mails and an entry',
    { timeout: 300_000 },
    async ({ openContext, server, portal }) => {
      const vin = '1M8GDM9AXKP042788'
      const page = await (await openContext({ baseURL: server.origin })).newPage()
      const calls = callsOf(page)
      await startSession(page, 'admin@member.example')
      await page.goto('/insurance/member-kiosk/endorsements')
      await page.getByRole('radio', { name: 'Remove Vehicle' }).check()
      const policy = field(page, 'policyNumber')
      await policy.selectOption({ index: 1 })
      const facts = { year: '2027', make: 'Kenworth', model: 'T680', vin }
      for (const [name, text] of Object.entries(facts)) await field(page, name).fill(text)
      await page.getByRole('checkbox', { name: /^LIABILITY/ }).check()
      await page.getByRole('checkbox', { name: /^YES, I CONFIRM/ }).check()
      await page.getByRole('button', { name: 'Submit' }).click()
      await page.getByText('Thank you for the request').waitFor()
      await expect
        .poll(() => calls.map(({ path }) => path).filter((path) => ['/SendEmail', '/CreateEntry'].includes(path)))
        .toHaveLength(3)
      for (const to of ['endorsements@captive.example', 'admin@member.example'])
        await waitForMail(portal.dataDir, (text) => text.includes(`To: ${to}`) && text.includes(vin))
    },
  )

  test('a renewal document is uploaded and listed', async ({ openContext, server }) => {
    const page = await (await openContext({ baseURL: server.origin })).newPage()
    await startSession(page, 'admin@member.example')
    await page.goto('/insurance/member-kiosk/renewal-Documentation')
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByLabel('Category').selectOption('Collateral')
    await page.getByLabel('Description').fill('For the term that begins in spring')
    await page.locator('#main input[type=file]:not([capture])').setInputFiles([bond])
    await page.getByText('Uploaded', { exact: true }).waitFor()
    await page.locator('form').getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByText('Document Uploaded Successfully', { exact: true }).waitFor()
    await page.getByRole('row').filter({ hasText: bond.name }).waitFor()
  })

  test('a user is added, edited and deleted', async ({ openContext, server }) => {
    const page = await (await openContext({ baseURL: server.origin })).newPage()
    await startSession(page, 'admin@member.example')
    await page.goto('/user-settings')
    await page.getByRole('link', { name: 'Add', exact: true }).click()
    await fillUser(page, {
      ...{ 'First Name': 'Odette', 'Last Name': 'Quarles', Email: 'odette.quarles@member.example' },
      ...{ Phone: '888-252-4650', 'Address 1': '12 Prairie Road', City: 'Tulsa', 'Zip Code': '74103' },
    })
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('User Added Successfully', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Edit Odette Quarles' }).click()
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Manager')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('User Edited Successfully', { exact: true }).waitFor()
    await page.getByRole('row', { name: /Odette Quarles Manager/ }).waitFor()
    await page.getByRole('link', { name: 'Edit Odette Quarles' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'DELETE', exact: true }).click()
    await page.getByText('User Deleted Successfully', { exact: true }).waitFor()
  })

  test('notification selections are saved, and a message is sent', async ({ openContext, server }) => {
    const page = await (await openContext({ baseURL: server.origin })).newPage()
    await startSession(page, 'admin@member.example')
    await page.goto('/claims/claims-notifications')
    await page.getByRole('tab', { name: 'Options' }).click()
    await page.getByRole('checkbox', { name: 'Email Notifications' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText(/^Your request is complete and will take effect/).waitFor()
    await page.goto('/footer/contact-us')
    await page.getByLabel(/^Body/).fill('Whom do I ask about our fund?')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Message Sent Successfully', { exact: true }).waitFor()
  })
})

const refused = (calls: ReturnType<typeof callsOf>) =>
  calls.filter(({ status }) => status >= 400).map(({ path }) => path)
