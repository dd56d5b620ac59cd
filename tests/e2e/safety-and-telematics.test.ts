import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

const pages = ['/risk-management/loss-prevention-&-safety', '/risk-management/telematics-exchange']

test('shows safety and telematics accessibly on a phone in dark mode', async ({ phonePage: page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await startSession(page, 'admin@member.example')
  for (const path of pages) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectFitsPhone(page, path)
    await expectAccessible(page, path)
  }
})

test('[TEL-005] [TEL-011] explains a missing ranking to the member', async ({ page }) => {
  for (const [company, status] of [
    ['Cedar Trucking', 'Not known to the exchange'], // has just joined
    ['Juniper Freight Lines', 'Not Enrolled'],
    ['Redbud Freight Lines LLC', 'Pending Data'],
  ] as const) {
    await startSession(page, 'staff.admin@demo.example', company)
    await page.goto('/risk-management/telematics-exchange')
    await page.getByText(`No Data Found for: ${company}`).waitFor()
    await page.getByRole('region', { name: 'Telematics details' }).getByText(status).waitFor()
    expect(await page.getByText(/ of \d+ Members$/).count()).toBe(0)
  }
})
