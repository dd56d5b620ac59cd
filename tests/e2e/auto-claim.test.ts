import { readFileSync } from 'node:fs'

import { confirmationPattern } from '@captive/form-engine/claim'
import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import {
  attachFiles,
  chooseClaimType,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startReport,
  submitReport,
} from './harness/claim-wizard.ts'
import { test } from './harness/fixtures.ts'
import { waitForMail } from './harness/mail.ts'
import { pdfText } from '../../packages/server/test/pdf-text.ts'
import { startSession } from './harness/people.ts'

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const files = [
  { name: 'rear of the trailer.png', mimeType: 'image/png', buffer: photo },
  { name: 'police report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
]

test('[WIZ-001] [WIZ-022] [WIZ-028] [WIZ-031] [WIZ-035] [RPT-009] reports an auto claim with vehicles and files', async ({
  page,
  portal,
}) => {
  const report = sampleReport('auto-two-vehicles')
  await startSession(page, 'admin@member.example')
  await startReport(page)
  await expectAccessible(page, 'step 1')
  await chooseClaimType(page, report.claimType)
  await expectAccessible(page, 'step 2')
  await confirmPersonalInfo(page)
  await expectAccessible(page, 'step 3, empty')
  await fillLossInfo(page, report)
  await attachFiles(page, files)
  await expectAccessible(page, 'step 4')

  const number = await submitReport(page)
  expect(number).toMatch(confirmationPattern('online'))
  await page
    .getByText('Claim has been Reported. A claim representative will contact you shortly.', { exact: true })
    .waitFor()
  await expectAccessible(page, 'confirmation')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the claim as a PDF' }).click()
  const receipt = pdfText(readFileSync(await (await download).path()))
  for (const word of [number, 'Freightliner Cascadia', 'Dana Whitfield', 'Luis Ortega', 'rear of the trailer.png']) {
    expect(receipt).toContain(word)
  }
  const mail = await waitForMail(portal.dataDir, (text) => text.includes(number) && text.includes('Luis Ortega'))
  expect(mail).toContain('police report.pdf')
})

test('[WIZ-038] [WIZ-039] leaving an unfinished report asks first', async ({ page }) => {
  await startSession(page, 'manager@member.example')
  await startReport(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  const prompt = page.getByRole('alertdialog')
  await prompt.getByText('Online report has not finished. Do you want to leave the page?', { exact: true }).waitFor()
  await expectAccessible(page, 'leave prompt')
  await prompt.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('heading', { level: 2, name: 'Claim Type' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await prompt.getByRole('button', { name: 'OK' }).click()
  await page.waitForURL('**/footer/contact-us')
})

test('[WIZ-004] Next lists missing answers with links', async ({ page }) => {
  await startSession(page, 'manager@member.example')
  await startReport(page)
  const next = page.getByRole('button', { name: 'Next' })
  expect(await next.getAttribute('aria-disabled')).toBe('true')
  await next.click({ force: true }) // aria-disabled, but clickable
  const summary = page.getByText('Please check these answers to continue')
  await summary.waitFor()
  await expectAccessible(page, 'step 1 with its errors')
  await page.getByRole('link', { name: /What kind of claim is it\?/ }).click()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio')
})

test('[WIZ-004] a click hits its target while the error summary above shrinks', async ({ page }) => {
  await startSession(page, 'manager@member.example')
  await startReport(page)
  await chooseClaimType(page, 'Auto')
  await confirmPersonalInfo(page)
  await page.getByRole('button', { name: 'Next' }).click({ force: true })
  await page.getByText('Please check these answers to continue').waitFor()
  const missing = page.getByRole('alert').getByRole('link')
  const before = await missing.count()
  await page.getByLabel('City or nearest city').fill('Tulsa')
  const nobody = page
    .getByRole('radiogroup', { name: /Was anyone hurt/ })
    .getByRole('radio', { name: 'No', exact: true })
  await nobody.click()
  expect(await nobody.isChecked()).toBe(true)
  await expect.poll(() => missing.count()).toBe(before - 2)
})
