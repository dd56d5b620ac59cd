import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'

import { startSmtp, type TestSmtp } from '../../packages/server/test/start-smtp.ts'
import { expectAccessible } from './harness/accessible.ts'
import { phone } from './harness/browser.ts'
import { test } from './harness/fixtures.ts'
import { tabTo } from './harness/keyboard.ts'
import { decodedMail } from './harness/mail.ts'
import { startSession } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

const mailbox = 'endorsements@captive.example'
const facts = {
  ...{ year: '2027', make: 'Kenworth', model: 'T680', vin: '1M8GDM9AXKP042788' },
  ...{ gvw: '80,000', costNew: '174,000', garageLocation: 'Joliet, IL' },
}

const field = (page: Page, name: string) => page.locator(`[id$="-${name}"]:is(input, select)`)
const type = async (page: Page, name: string, text: string) => {
  await tabTo(page, field(page, name))
  await page.keyboard.type(text)
}
const tick = async (page: Page, name: RegExp) => {
  await tabTo(page, page.getByRole('checkbox', { name }))
  await page.keyboard.press('Space')
}
const press = async (page: Page, role: 'button' | 'link', name: string) => {
  await tabTo(page, page.getByRole(role, { name: new RegExp(`^${name}`) }).first())
  await page.keyboard.press('Enter')
}

test(
  '[END-001] [END-022] [END-024] [END-025] [END-026] adds and removes a vehicle by keyboard on a phone',
  { timeout: 600_000 },
  async ({ openContext, startPortal, troubles }) => {
    const smtp = await startSmtp()
    onTestFinished(smtp.close)
    const env = { SMTP_URL: smtp.url, ENDORSEMENTS_EMAIL: mailbox }
    const portal = await startPortal({ env })
    const page = await (await openContext({ ...phone, baseURL: portal.origin })).newPage()
    await startSession(page, 'admin@member.example')
    await page.goto('/insurance/member-kiosk')
    await press(page, 'link', 'Endorsements')
    await page.getByRole('heading', { level: 1, name: 'Endorsements' }).waitFor()

    await tabTo(page, field(page, 'policyNumber'))
    await page.keyboard.press('ArrowDown')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[id$="-effectiveDate"]')?.value !== '')
    for (const [name, text] of Object.entries(facts)) await type(page, name, text)
    await tick(page, /^LIABILITY/)
    await tick(page, /^YES, I CONFIRM/)
    await page.getByText('Loss Prevention Protocols').waitFor()
    await expectFitsPhone(page, 'vehicle change')
    await expectAccessible(page, 'vehicle change')

    await portal.stop()
    await press(page, 'button', 'Submit')
    await page.getByText('There was an error processing your request. Please try again.').waitFor()
    expect(await field(page, 'vin').inputValue()).toBe(facts.vin)
    troubles.length = 0 // errors while the server was down
    await startPortal({ again: portal, env })
    await press(page, 'button', 'Submit')
    await page.getByText('Thank you for the request').waitFor()
    await expectAccessible(page, 'vehicle change, sent')
    await holds(smtp, 'Add Vehicle', facts.vin)

    await press(page, 'button', 'Request another change')
    await tabTo(page, page.getByRole('radio', { name: 'Add Vehicle' }))
    await page.keyboard.press('ArrowDown')
    const search = page.getByRole('combobox', { name: /^Find the vehicle on your vehicle schedule/ })
    await tabTo(page, search)
    await page.keyboard.type('kenw')
    await page.getByRole('option').filter({ visible: true }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[id$="-vin"]')?.value !== '')
    const vin = await field(page, 'vin').inputValue()
    await tick(page, /^COLLISION & COMPREHENSIVE/)
    await tick(page, /^YES, I CONFIRM/)
    await press(page, 'button', 'Submit')
    await page.getByText('Thank you for the request').waitFor()
    await holds(smtp, 'Remove Vehicle', vin)

    await press(page, 'link', 'View your requests')
    const asked = page.getByRole('region', { name: 'Requested changes' })
    await asked.getByText('In progress').first().waitFor()
    await expectFitsPhone(page, 'member kiosk with requests')
  },
)

/** Waits for the two mails of a request: to the mailbox, and to the person who made it. */
async function holds(smtp: TestSmtp, change: string, vin: string): Promise<void> {
  const mailTo = (address: string) =>
    smtp.taken.map(decodedMail).find((mail) => new RegExp(`^To: ${address}`, 'm').test(mail) && mail.includes(vin))
  await expect.poll(() => mailTo(mailbox), { timeout: 60_000, interval: 200 }).toContain(`Subject: ${change}`)
  const confirmation = () => mailTo('admin@member.example')?.replace(/\s+/g, ' ')
  await expect.poll(confirmation, { timeout: 60_000, interval: 200 }).toContain('processed within 45 days')
}
