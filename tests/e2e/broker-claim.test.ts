import { expect } from 'vitest'

import {
  atStep,
  chooseClaimType,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startReport,
  submitReport,
} from './harness/claim-wizard.ts'
import { test } from './harness/fixtures.ts'
import { waitForMail } from './harness/mail.ts'
import { chooseCompany, signIn, startSession } from './harness/people.ts'

test('[SES-018] [WIZ-015] [WIZ-033] a broker reports for a client with its address', async ({ page, portal }) => {
  const report = sampleReport('general-liability-visitor')
  await signIn(page, 'admin@broker.example')
  await page.getByRole('tab', { name: 'Companies' }).click()
  const companies = page.getByRole('table', { name: 'Companies' })
  const member = companies.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Member', exact: true }) })
  const name = (await member.first().getByRole('button').innerText()).trim()
  await chooseCompany(page, name)
  await startReport(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/FNOLSubmit') && sent.push(request.url()))
  await chooseClaimType(page, report.claimType)
  expect(await page.getByLabel('Company').inputValue()).toBe(name)
  expect(await page.getByLabel('Email').inputValue()).toBe('')
  expect(await page.getByLabel('Mobile phone').inputValue()).toBe('')
  expect(await page.getByLabel('Street').inputValue()).not.toBe('')
  await confirmPersonalInfo(page)
  await fillLossInfo(page, report)
  const number = await submitReport(page)

  const query = new URL(sent[0] ?? '').searchParams
  expect(query.get('Type')).toBe('online')
  expect(query.get('ClientId')).not.toBe(query.get('ReportingClientId'))
  const mail = await waitForMail(portal.dataDir, (text) => text.includes(number) && text.includes('Castillo'))
  expect(mail).toContain(name)
})

test('[WIZ-008] [WIZ-019] [WIZ-020] policies depend on the claim type', async ({ page }) => {
  await startSession(page, 'employee@member.example')
  await startReport(page)
  await chooseClaimType(page, 'Auto')
  const policy = page.getByLabel('Policy number')
  expect(await policy.evaluate((element) => element.tagName)).toBe('SELECT')
  expect(await policy.inputValue()).not.toBe('')
  await page.getByRole('button', { name: 'Previous' }).click()
  await atStep(page, 'Claim Type')
  await chooseClaimType(page, 'Property')
  expect(await policy.evaluate((element) => element.tagName)).toBe('INPUT')
  expect(await policy.inputValue()).toBe('')
})
