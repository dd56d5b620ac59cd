import { describe, expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { phone } from './harness/browser.ts'
import { test } from './harness/fixtures.ts'
import { waitForMail } from './harness/mail.ts'
import { startSession } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

const writer = 'employee@member.example'

describe.each([
  {
    ids: '[MVR-007] [MVR-008] [MVR-009]',
    what: 'the vendor of driver records',
    path: '/risk-management/motor-vehicle-records/get-started',
    question: /^What can we help you with\?/,
    message: 'Forty drivers in Oklahoma, please.',
    mailbox: 'mvr.vendor@captive.example',
    subject: 'Motor Vehicle Records: Cedar Ridge Freight Lines',
  },
  {
    ids: '[CON-004] [CON-005] [CON-006]',
    what: 'the people behind the portal',
    path: '/footer/contact-us',
    question: /^Body/,
    message: 'Whom do I ask about our fund?',
    mailbox: 'member.portal@captive.example',
    subject: 'Contact Us: Cedar Ridge Freight Lines',
  },
])('a message to $what', ({ ids, path, question, message, mailbox, subject }) => {
  test(`${ids} is stored, mailed and copied, and can be retried`, async ({ openContext, startPortal, troubles }) => {
    const portal = await startPortal()
    const page = await (await openContext({ ...phone, baseURL: portal.origin })).newPage()
    const entries: unknown[] = []
    page.on('response', (response) => {
      if (response.url().includes('/api/CreateEntry')) entries.push(response.request().postDataJSON())
    })
    await startSession(page, writer)
    await page.goto(path)
    await page.getByLabel(question).fill(message)
    await page.waitForLoadState('networkidle')
    await portal.stop()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('alert').getByText('Not sent yet. Everything you entered is kept.').waitFor()
    expect(await page.getByLabel(question).inputValue()).toBe(message)
    troubles.length = 0 // errors while the server was down
    await startPortal({ again: portal })

    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Message Sent Successfully', { exact: true }).waitFor()
    await expectFitsPhone(page, path)
    await expectAccessible(page, path)
    expect(entries).toEqual([{ Origin: 'Contact Us', User: writer, Content: message }])

    for (const to of [mailbox, writer]) {
      const mail = await waitForMail(portal.dataDir, (text) => text.includes(`To: ${to}`) && text.includes(message))
      expect(mail).toContain(`Subject: ${subject}`)
    }
  })
})
