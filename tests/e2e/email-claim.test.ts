import { confirmationPattern } from '@captive/form-engine/claim'
import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { attachFiles, confirmationNumber } from './harness/claim-wizard.ts'
import { test } from './harness/fixtures.ts'
import { waitForMail } from './harness/mail.ts'
import { startSession } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

test('[EML-001] [EML-003] [EML-005] [EML-006] [RPT-015] sends an email claim with a file', async ({ page, portal }) => {
  await startSession(page, 'admin@member.example')
  await page.goto('/report-claim')
  await page.getByRole('link', { name: /Email Send/ }).click()
  expect(await page.getByLabel('Email').inputValue()).toBe('admin@member.example')
  await expectAccessible(page, 'email claim')
  await page.getByLabel('What happened?').fill('A mirror was torn off in the yard at dock 4.')
  await attachFiles(page, [{ name: 'mirror.txt', mimeType: 'text/plain', buffer: Buffer.from('left mirror') }])
  const toast = page.getByText('Claim has been Emailed. A claim representative will contact you shortly.', {
    exact: true,
  })
  await Promise.all([toast.waitFor(), page.getByRole('button', { name: 'Send' }).click()])
  const number = await confirmationNumber(page)
  expect(number).toMatch(confirmationPattern('email'))
  await expectAccessible(page, 'email claim, confirmation')
  const mail = await waitForMail(portal.dataDir, (text) => text.includes(number) && text.includes('dock 4'))
  expect(mail).toContain('mirror.txt')
})

test('[EML-002] [EML-008] Send lists missing answers, and leaving asks first', async ({ page }) => {
  await startSession(page, 'manager@member.example')
  await page.goto('/report-claim/email-claim')
  await page.getByRole('button', { name: 'Send' }).click({ force: true })
  await page.getByRole('link', { name: /What happened\?/ }).waitFor()
  await expectAccessible(page, 'email claim with its errors')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await page
    .getByRole('alertdialog')
    .getByText('Email has not been sent. Do you want to leave the page?', { exact: true })
    .waitFor()
})

test('[UPL-013] [UPL-015] rejects a file above the limit and shows the size', async ({ page }) => {
  await startSession(page, 'manager@member.example')
  await page.goto('/report-claim/email-claim')
  const tooLarge = { name: 'dashcam.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(20_761_805) }
  await page.locator('input[type=file]').first().setInputFiles([tooLarge])
  await page.getByText('Document size can not go over 20MB').first().waitFor()
  await page.getByText('0.0MB / 20MB', { exact: true }).waitFor()
})

test('[EML-001] the email claim fits a phone', async ({ phonePage: page }) => {
  await startSession(page, 'manager@member.example')
  await page.goto('/report-claim/email-claim')
  await page.getByLabel('What happened?').waitFor()
  await expectFitsPhone(page, 'email claim')
  await expectAccessible(page, 'email claim on a phone')
})
