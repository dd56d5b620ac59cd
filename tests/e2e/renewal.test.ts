import { readFileSync } from 'node:fs'

import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { call } from './harness/call.ts'
import { test } from './harness/fixtures.ts'
import { waitForMail } from './harness/mail.ts'
import { logIn, startSession } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

const address = '/insurance/member-kiosk/renewal-Documentation'
const bond = { name: 'Surety bond 4711.txt', mimeType: 'text/plain', buffer: Buffer.from('Bond 4711, two million') }

test('[REN-001] [REN-010] [REN-011] [REN-012] [REN-016] [REN-017] uploads, files, announces and downloads a document', async ({
  phonePage: page,
  portal,
}) => {
  await startSession(page, 'admin@member.example')
  await page.goto(address)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByLabel('Category').selectOption('Collateral')
  await page.getByLabel('Description').fill('For the term that begins in spring')
  await page.locator('#main input[type=file]:not([capture])').setInputFiles([bond])
  await page.getByText('Uploaded', { exact: true }).waitFor()
  await expectFitsPhone(page, 'renewal documentation with its form')
  await expectAccessible(page, 'renewal documentation with its form')
  await page.locator('form').getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByText('Document Uploaded Successfully', { exact: true }).waitFor()
  await page.locator('form').waitFor({ state: 'detached' })

  const term = await page.getByRole('combobox', { name: 'Policy Term' }).locator('option').first().innerText()
  const row = page.getByRole('row').filter({ hasText: bond.name })
  expect(await row.innerText()).toContain('admin@member.example')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^(View|Download)/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe(bond.name)
  expect(readFileSync(await download.path(), 'utf8')).toBe('Bond 4711, two million')
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Collateral\d+ document/ })
    .waitFor()

  const mail = await waitForMail(portal.dataDir, (text) => text.includes(bond.name))
  expect(mail).toMatch(/^To: renewals@captive\.example/m)
  expect(mail).toMatch(/^Subject: Renewal documentation: Cedar Ridge Freight Lines/m)
  for (const fact of [term, 'Collateral', 'admin@member.example', 'For the term that begins in spring'])
    expect(mail).toContain(fact)
})

test('[REN-008] [UPL-019] refuses a large file and restores the form after sign-in', async ({ page }) => {
  await startSession(page, 'manager@member.example')
  await page.goto(address)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByLabel('Description').fill('Half done')
  const file = page.locator('#main input[type=file]:not([capture])')
  await file.setInputFiles([{ ...bond, buffer: Buffer.alloc(20_761_805) }])
  await page.getByText('Document size can not go over 20MB').first().waitFor()
  expect((await call(page, '/logout', { method: 'DELETE' })).ok).toBe(true)
  await file.setInputFiles([bond])
  await page.getByText('Session Time is Out. Please Log in.', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Login' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('link', { name: 'Login' }).click()
  await logIn(page, 'manager@member.example')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  expect(await page.getByLabel('Description').inputValue()).toBe('Half done')
})
